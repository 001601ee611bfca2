// The log of databases in tests.
import type { DatabaseLog } from '../../db/opened-dialect.ts'

/** Prints nothing; an error that the server would only log fails the test. */
export const testLog: DatabaseLog = {
  info() {},
  warn() {},
  error(details: unknown, message?: unknown) {
    throw new Error(String(message ?? details), { cause: details })
  },
}
