// Describes why the provider refused a call, or why a payout failed.

/** The provider's error in a 4xx, or `status_details` of a failed payout; all of it may be missing. */
export type Refusal = {
  code?: string | undefined
  reason?: string | undefined
  field?: string | undefined
  source?: string | undefined
  description?: string | undefined
}
