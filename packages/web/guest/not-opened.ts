// Why there is no order to pay.
type Why = 'sdkFailed' | 'unreachable' | 'createOrderFailed'

export class NotOpened extends Error {
  /** The name of the sentence that says it. */
  readonly why: Why
  /** What the server said of it, in English. */
  readonly said: string | undefined

  constructor(why: Why, said?: string) {
    super(said ?? why)
    this.why = why
    this.said = said
  }
}
