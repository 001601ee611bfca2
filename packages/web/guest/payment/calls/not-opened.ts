// Why there is no order to pay.
import type { Refusal } from '@lifafa/contract/endpoints/answers'

type Why = 'sdkFailed' | 'unreachable' | 'createOrderFailed'

export class NotOpened extends Error {
  /** The name of the sentence that says it. */
  readonly why: Why
  /** What the server answered, in English; undefined where it answered nothing that can be read. */
  readonly refusal: Refusal | undefined
  /** After so many seconds the server wants to be asked again; 0 where it did not say. */
  readonly waitSeconds: number

  constructor(why: Why, refusal?: Refusal, waitSeconds = 0) {
    super(refusal?.message ?? why)
    this.why = why
    this.refusal = refusal
    this.waitSeconds = waitSeconds
  }
}
