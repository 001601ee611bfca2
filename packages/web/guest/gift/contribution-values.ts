// What the guest types into the form, and what is wrong with it.

/** What the guest has typed, as typed. */
export interface ContributionValues {
  name: string
  phone: string
  amount: string
  address: string
}

export type ContributionErrors = Partial<Record<keyof ContributionValues, string>>
