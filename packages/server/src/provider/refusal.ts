// What the provider says when it refuses something, or when a payout fails.

/** What the provider answers with a 4xx, or tells in `status_details` of a payout that failed; all of it may be missing. */
export type Refusal = {
  code?: string | undefined
  reason?: string | undefined
  field?: string | undefined
  source?: string | undefined
  description?: string | undefined
}
