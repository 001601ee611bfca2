// The error for an order that could not be opened.
import type { Refusal } from '@lifafa/contract/endpoints/answers'

/** `pressAgain`: the form was sent without a script, and the server returned it. */
type Why = 'sdkFailed' | 'unreachable' | 'createOrderFailed' | 'pressAgain'

export class NotOpened extends Error {
  /** The name of the sentence that is shown. */
  declare readonly why: Why
  /** The server's refusal, in English; undefined where there was no readable answer. */
  declare readonly refusal: Refusal | undefined
  /** Seconds after which the server allows a retry; 0 where it did not say. */
  declare readonly waitSeconds: number

  constructor(why: Why, refusal?: Refusal, waitSeconds = 0) {
    super(refusal?.message ?? why)
    this.why = why
    this.refusal = refusal
    this.waitSeconds = waitSeconds
  }
}
