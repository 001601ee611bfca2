// Measures how many contributions a second PostgreSQL records when pgbench sends the server's own statements.
import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CompiledQuery, type Kysely, sql } from 'kysely'
import type { Database } from '../../server/src/db/tables.ts'
import { recordContribution } from '../../server/src/features/payments/payment/record-contribution.ts'
import { findOrderBy } from '../../server/src/features/payments/reads/orders.ts'
import type { TestDatabase } from '../../server/src/test/database.ts'
import { insertPaymentOrder } from '../../server/src/test/rows.ts'
import { CONNECTIONS } from './verify-rate.ts'

const CONTRIBUTIONS_PER_CONNECTION = 60
const NOW = new Date('2026-11-21T06:30:00Z')
const ORDER = 'order_of_pgbench'
const PAYMENT = 'pay_of_pgbench'
const BOX = 'box of pgbench'

/** The statement as pgbench takes it: its parameters as literals, the ids of order, payment and box by connection and turn. */
function scriptOf({ sql: text, parameters }: CompiledQuery, run: string, boxIds: readonly string[]): string {
  const idOf = (name: string) => `'${name}_${run}_' || :client_id || '_' || :turn`
  const literalOf = (value: unknown): string => {
    if (value === ORDER) return `(${idOf(ORDER)})`
    if (value === BOX) return `(array['${boxIds.join(`','`)}'])[1 + :client_id % ${boxIds.length}]`
    if (value === null || value === undefined) return 'null'
    if (typeof value === 'number' || typeof value === 'boolean') return String(value)
    if (Array.isArray(value)) return `'{${value.join()}}'`
    const text = value instanceof Date ? value.toISOString() : String(value)
    // A report of the payment, in JSON: pgbench would take what follows a colon for the name of a variable.
    const quoted = text.replaceAll("'", "''").replaceAll('":', '": ')
    return `('${quoted.replaceAll(PAYMENT, `' || ${idOf(PAYMENT)} || '`)}')`
  }
  return `${text
    .replace(/--.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/\$(\d+)/g, (_, n) => literalOf(parameters[Number(n) - 1]))};`
}

async function statementsOf({ db }: TestDatabase): Promise<[read: CompiledQuery, record: CompiledQuery]> {
  const sent: CompiledQuery[] = []
  const watched = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => result,
  })
  const executor = watched.getExecutor()
  const compile = executor.compileQuery.bind(executor)
  executor.compileQuery = (node, id) => {
    const compiled = compile(node, id)
    sent.push(compiled)
    return compiled
  }
  const payment = { id: PAYMENT, order_id: ORDER, amount: 52_104, currency: 'INR', fee: 1_230, tax: 188 }
  await findOrderBy(watched, 'provider_order_id', ORDER, BOX)
  await recordContribution(
    watched as never,
    { ...payment, status: 'captured', method: 'upi', created_at: NOW.getTime() / 1000 },
    BOX,
    NOW,
    { withoutFollowUp: true },
  )
  // It is looked for in its box first, and elsewhere since it is not there; then it would be recorded.
  const [read] = sent
  const record = sent.at(-1)
  if (!read?.sql.includes('payment_orders') || !record?.sql.includes('record_contribution'))
    throw new Error('The statements are others than these.')
  return [read, record]
}

/** Contributions a second over sixteen connections, to sixteen boxes. */
export async function measurePgbench(database: TestDatabase, boxIds: readonly string[]): Promise<number> {
  const run = crypto.randomUUID().slice(0, 8)
  await insertOrders(database.db, run, boxIds)
  const [read, record] = await statementsOf(database)
  const file = join(database.dataDir, 'record.sql')
  const lines = ['\\set turn :turn + 1', scriptOf(read, run, boxIds), scriptOf(record, run, boxIds)]
  await writeFile(file, lines.join('\n'))
  const { stdout, stderr, status } = spawnSync(
    'pgbench',
    [
      ...['-n', '-M', 'prepared', '-f', file, '-D', 'turn=0', '-c', String(CONNECTIONS), '-j', '2'],
      ...['-t', String(CONTRIBUTIONS_PER_CONNECTION), database.databaseUrl ?? ''],
    ],
    { encoding: 'utf8' },
  )
  const rate = Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  if (status !== 0 || !rate) throw new Error(`pgbench failed: ${stderr}`)
  const recorded = await database.db
    .selectFrom('contributions')
    .select(sql<number>`count(*)`.as('count'))
    .where('payment_id', 'like', `${PAYMENT}_${run}_%`)
    .executeTakeFirstOrThrow()
  if (recorded.count !== CONNECTIONS * CONTRIBUTIONS_PER_CONNECTION)
    throw new Error(`pgbench recorded ${recorded.count} contributions.`)
  return rate
}

async function insertOrders(db: Kysely<Database>, run: string, boxIds: readonly string[]): Promise<void> {
  for (let client = 0; client < CONNECTIONS; client++)
    for (let turn = 1; turn <= CONTRIBUTIONS_PER_CONNECTION; turn++)
      await insertPaymentOrder(db, {
        provider_order_id: `${ORDER}_${run}_${client}_${turn}`,
        event_box_id: boxIds[client % boxIds.length],
      })
}
