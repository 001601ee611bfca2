// The values of the contribution form and their errors.

/** The guest's input, unparsed. */
export interface ContributionValues {
  name: string
  phone: string
  amount: string
  address: string
}

export type ContributionErrors = Partial<Record<keyof ContributionValues, string>>
