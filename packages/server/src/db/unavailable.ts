// Distinguishes a database that cannot be reached or written now from an error of our own.

/** PostgreSQL's classes: 08 connection, 57P shutdown and crash. */
const LOST_STATE = /^(08...|57P0[1-5])$/
/** 53: disk full, too many connections. */
const EXHAUSTED_STATE = /^53...$/
/** A standby, or a primary that has become one: another server takes writes now, or will. */
const READ_ONLY_STATE = '25006'
const SYSTEM = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
  // The machine, or its name, is gone.
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
])
/** The driver's messages without a code: a broken connection, and queries on it afterwards. */
const DRIVER =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|Query read timeout/
/** Messages of Citus and of libpq in an internal error (XX000, of COPY 58030): a worker is gone. */
const CITUS = new RegExp(
  [
    ...['failure on connection marked as essential', 'could not commit transaction for shard'],
    ...['failed to COPY to shard', 'server closed the connection unexpectedly', 'SSL SYSCALL error'],
    'could not (receive data from|send data to) server',
  ].join('|'),
)

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')

/** True if the connection to the database broke, or there is none: the work may or may not have been done. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error &&
  (LOST_STATE.test(codeOf(error)) ||
    SYSTEM.has(codeOf(error)) ||
    DRIVER.test(error.message) ||
    CITUS.test(error.message))

/** True if a write met a server that takes none: nothing of its transaction was done. */
export const isReadOnly = (error: unknown): boolean =>
  error instanceof Error && codeOf(error) === READ_ONLY_STATE

/** True if a later retry can succeed, and the request itself is not at fault. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  isConnectionLost(error) ||
  isReadOnly(error) ||
  (error instanceof Error && EXHAUSTED_STATE.test(codeOf(error)))
