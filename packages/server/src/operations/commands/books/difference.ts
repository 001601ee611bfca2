// A difference between the provider's books and ours.

export type Difference = {
  of: 'payment' | 'payout'
  /** The provider's id, or ours where it has none. */
  id: string
  /** The difference, as a sentence. */
  text: string
  /** A scheduled check will ask the provider again: an update that has not arrived yet is no difference. */
  isUnderWay: boolean
}
