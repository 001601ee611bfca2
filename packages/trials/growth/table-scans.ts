// Finds sequential scans of large tables in the plans of the statements that this process sends.
import pg from 'pg'

/** Payouts, one for 64 contributions, are summed by state: 15,600 of them in 5 ms beside a million contributions. */
const LARGE_ROWS = 20_000

type Sent = { text: string; values: readonly unknown[] }

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Total Cost': number; Plans?: Plan[] }

export type TableScan = { table: string; statement: string }

/** As PostgreSQL would run them, and nothing is changed: values are needed where they decide the plan. */
export async function findTableScans(databaseUrl: string, statements: readonly Sent[]): Promise<TableScan[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const large = await largeTables(client)
    const found: TableScan[] = []
    for (const sent of statements)
      for (const table of scannedIn(await planOf(client, sent)))
        if (large.has(table)) found.push({ table, statement: sent.text.replace(/\s+/g, ' ').trim() })
    return found
  } finally {
    await client.end()
  }
}

async function largeTables(client: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > $1`,
    [LARGE_ROWS],
  )
  return new Set(rows.map(({ name }) => name))
}

/**
 * A prepared statement is planned for its values, or once for all values where that costs no more (after its fifth
 * execution).
 */
async function planOf(client: pg.Client, { text, values }: Sent): Promise<Plan> {
  if (values.length === 0) return explain(client, text)
  await client.query(`prepare explained as ${text}`)
  const execute = `execute explained (${values.map(literalOf).join(', ')})`
  const ofValues = await withPlans(client, 'force_custom_plan', execute)
  const ofAll = await withPlans(client, 'force_generic_plan', execute)
  await client.query('deallocate explained')
  return ofAll['Total Cost'] <= ofValues['Total Cost'] ? ofAll : ofValues
}

async function withPlans(client: pg.Client, mode: string, statement: string): Promise<Plan> {
  await client.query(`set plan_cache_mode = ${mode}`)
  return explain(client, statement)
}

async function explain(client: pg.Client, statement: string): Promise<Plan> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (format json) ${statement}`,
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error(`PostgreSQL explained nothing of: ${statement}`)
  return plan
}

const scannedIn = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).filter((part) => !stopsEarly(plan, part)).flatMap(scannedIn),
]

/** A name that all guests have: the first 500 rows of the table are read, and no index finds them sooner. */
const stopsEarly = (plan: Plan, part: Plan): boolean =>
  plan['Node Type'] === 'Limit' && plan['Total Cost'] < part['Total Cost'] / 100

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
  if (Array.isArray(value))
    return pg.escapeLiteral(`{${value.map((item) => JSON.stringify(item)).join(',')}}`)
  return pg.escapeLiteral(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

// biome-ignore lint/suspicious/noExplicitAny: pg declares ten overloads
type Query = (...args: any[]) => any

/** Reads and writes of tables; pg-boss has tables of its own. */
const isOurs = (text: string): boolean =>
  /^\s*(with|select|insert|update|delete)\b/i.test(text) && !text.includes('pgboss')

/** Collects what is sent while something is done: each text once, with the values that came with it first. */
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
