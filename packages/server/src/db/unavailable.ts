// Tells a database that cannot be reached or written now from a mistake of ours.

/** PostgreSQL's classes: 08 connection, 53 resources (disk full, too many connections), 57P shutdown and crash. */
const SQLSTATE = /^(08...|53...|57P0[1-5])$/
const SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])

/** True where trying again later can help, and nothing of the request was wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const message = error instanceof Error ? error.message : ''
  return (
    SQLSTATE.test(code) ||
    SYSTEM.has(code) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(message)
  )
}
