// Serializes an error for the log, without the values of a statement: they could identify people.
import { stdSerializers } from 'pino'

/**
 * An allow-list: databases and libraries add what they like. PGlite has a statement's parameters in its errors, PostgreSQL the whole
 * row in `detail`, a mail server its recipients.
 */
const KEPT = [
  ...(['type', 'code', 'severity', 'constraint', 'table', 'column', 'routine'] as const),
  ...(['outcome', 'status', 'responseCode', 'syscall', 'address', 'port'] as const),
]

/** Mail servers repeat the address in their refusal; a UPI ID is written alike. */
const ADDRESS = /[\w.+-]+@[\w.-]+/g

/** PostgreSQL's class 22 quotes the value that is wrong. */
const quotesValue = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && /^22...$/.test(String(error.code))) || quotesValue(error.cause))

export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const all = stdSerializers.err(error)
  const cut = (text: string) => {
    const unquoted = quotesValue(error) ? text.replace(/".*"/gs, '"…"') : text
    return unquoted.replace(ADDRESS, '…@…')
  }
  return {
    ...Object.fromEntries(KEPT.filter((key) => all[key] !== undefined).map((key) => [key, all[key]])),
    message: cut(all.message),
    stack: cut(all.stack),
    ...(error instanceof AggregateError && { aggregateErrors: error.errors.map(loggedError) }),
  }
}
