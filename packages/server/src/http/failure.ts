// A refusal of the contract's closed list, thrown by actions and answered by the error handler.
import { type FailureKey, failures } from '@lifafa/contract/failures'

type Details = {
  /** Sentences by field name of the form. */
  errors?: Record<string, string[]>
  /** Replaces the list's own sentence, where the action knows a better one. */
  message?: string
  retryAfterSeconds?: number
}

export class Failure extends Error {
  readonly key: FailureKey
  readonly status: number
  readonly errors: Record<string, string[]> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(key: FailureKey, details: Details = {}) {
    super(details.message ?? failures[key].message)
    this.key = key
    this.status = failures[key].status
    this.errors = details.errors
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

/** Bad input that only an action can detect (a date in the past, a taken address): one field, one sentence. */
export const fieldFailure = (field: string, sentence: string, key: FailureKey = 'invalidInput'): Failure =>
  new Failure(key, { message: sentence, errors: { [field]: [sentence] } })
