// A check of a run: a guarantee, and its violations.

export interface Check {
  /** The guarantee. */
  guarantee: string
  /** Each violation, by name; empty where the guarantee holds. */
  violations: string[]
}
