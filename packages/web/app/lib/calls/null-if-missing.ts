// Turns the answer that something does not exist into null.
import { callFailures } from '@lifafa/contract/call-failures'
import { ApiError } from '../network/api-error.ts'

/** For the `catch` of a call: null where its subject does not exist; any other error is thrown again. */
export function nullIfMissing(error: unknown): null {
  if (error instanceof ApiError && error.status === callFailures.notFound.status) return null
  throw error
}
