// A refusal on its way to a person: one of the contract's closed list, thrown by actions, answered by the error handler.
import { type FailureKey, failures } from '@lifafa/contract/failures'

type Details = {
  /** Sentences by field, as the form names it. */
  errors?: Record<string, string[]>
  /** In place of the list's own sentence, where the action knows better. */
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

/** Bad input that only an action can see (a date in the past, a taken address): one field, one sentence. */
export const fieldFailure = (field: string, sentence: string, key: FailureKey = 'invalidInput'): Failure =>
  new Failure(key, { message: sentence, errors: { [field]: [sentence] } })
