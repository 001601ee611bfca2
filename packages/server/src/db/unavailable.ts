// Tells a database that cannot be reached or written now from a mistake of ours.

/** PostgreSQL's classes: 08 connection, 57P shutdown and crash. */
const LOST_STATE = /^(08...|57P0[1-5])$/
/** 53: disk full, too many connections. */
const EXHAUSTED_STATE = /^53...$/
const SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])
/** What the driver says without a code: a line that broke, and what is asked on it afterwards. */
const DRIVER =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '')

/** True where the line to the database broke, or there is none: what was under way may have been done, or not. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error &&
  (LOST_STATE.test(codeOf(error)) || SYSTEM.has(codeOf(error)) || DRIVER.test(error.message))

/** True where trying again later can help, and nothing of the request was wrong. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  isConnectionLost(error) || (error instanceof Error && EXHAUSTED_STATE.test(codeOf(error)))
