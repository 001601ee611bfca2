// Collects the statements that this process sends to PostgreSQL while something is done, with their values.
import pg from 'pg'

export type Sent = { text: string; values: readonly unknown[] }

// biome-ignore lint/suspicious/noExplicitAny: pg declares ten overloads
type Query = (...args: any[]) => any

/** Reads and writes of tables; pg-boss has tables of its own. */
const isOurs = (text: string): boolean =>
  /^\s*(with|select|insert|update|delete)\b/i.test(text) && !text.includes('pgboss')

/** Each text once, with the values that came with it first. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent = new Map<string, Sent>()
  const { query } = pg.Client.prototype as unknown as { query: Query }
  const note: Query = function (this: pg.Client, ...args) {
    const { text, values } =
      typeof args[0] === 'string' ? { text: args[0], values: args[1] } : (args[0] ?? {})
    if (typeof text === 'string' && isOurs(text) && !sent.has(text))
      sent.set(text, { text, values: Array.isArray(values) ? values : [] })
    return query.apply(this, args)
  }
  Object.assign(pg.Client.prototype, { query: note })
  try {
    await work()
  } finally {
    Object.assign(pg.Client.prototype, { query })
  }
  return [...sent.values()]
}
