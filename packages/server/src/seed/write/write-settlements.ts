// Settles what was captured, two working days later and day by day, as the provider would. The last settlement is on its way.
import { todayInIndia, workingDayAfter } from '@lifafa/contract/event-timing'
import { type Kysely, sql } from 'kysely'
import type { Database, Day } from '../../db/tables.ts'
import { followNamed } from '../../features/settlements/fetch/follow-settlements.ts'
import type { ProviderSettlement, ProviderSettlementLine } from '../../provider/objects/settlements.ts'
import type { PaymentProvider } from '../../provider/provider.ts'
import type { PlannedContribution } from '../plan/plan.ts'
import type { Random } from '../plan/random.ts'
import { later, type Seeding } from './seeding.ts'

const WORKING_DAYS = 2
/** At ten in the morning in India. */
const madeAt = (day: Day): Date => new Date(`${day}T04:30:00Z`)

type Line = ProviderSettlementLine
type Planned = { day: Day; lines: Line[] }

export async function writeSettlements(
  { db, settings, now, random }: Seeding & { random: Random },
  contributions: readonly PlannedContribution[],
): Promise<string[]> {
  const ids = contributions.flatMap(({ paymentId, otherId }) => [paymentId, `pay_${otherId}`])
  const planned = inSettlements(await readLines(db, ids), settings.holidays, now)
  planned.at(-2)?.lines.push(unexplained(random))
  const made: string[] = []
  for (const [index, { day, lines }] of planned.entries()) {
    const settlement = settlementOf(lines, day, { random, isOnItsWay: index === planned.length - 1 })
    await follow(db, settlement, lines, later(madeAt(day), 1))
    made.push(settlement.id)
  }
  return made
}

/** Captured rupees less the provider's fee, refunds, and disputes that were lost, each with its time. */
async function readLines(
  db: Kysely<Database>,
  paymentIds: readonly string[],
): Promise<(Line & { at: Date })[]> {
  const { rows } = await sql<Line & { at: Date }>`
    select p.id as entity_id, 'payment' as type, p.amount_paise as amount, p.amount_paise + f.gateway_receivable as credit,
      0 as debit, -f.gateway_receivable as fee, f.input_gst as tax, p.currency, null as payment_id, null as dispute_id,
      null as description, p.provider_created_at as at
    from payments p
    join ledger f on f.payment_id = p.id and f.event_box_id = p.event_box_id and f.kind = 'gateway-fee'
    where p.id = any(${paymentIds}) and p.currency = 'INR'
    union all
    select coalesce(r.provider_refund_id, replace(r.dispute_id, 'disp_', 'adj_')),
      case when r.dispute_id is null then 'refund' else 'adjustment' end, r.amount_paise, 0, r.amount_paise, 0, 0, 'INR',
      r.payment_id, r.dispute_id, case when r.dispute_id is null then null else 'Dispute lost' end, r.updated_at
    from refunds r where r.payment_id = any(${paymentIds}) and r.state = 'processed'
    order by at, entity_id`.execute(db)
  return rows
}

const netOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { credit, debit }) => sum + credit - debit, 0)

/** Where more went back on a day than was captured, the next settlement has its lines. */
function inSettlements(
  lines: readonly (Line & { at: Date })[],
  holidays: readonly Day[],
  now: Date,
): Planned[] {
  const byDay = Map.groupBy(lines, ({ at }) => workingDayAfter(todayInIndia(at), WORKING_DAYS, holidays))
  const settlements: Planned[] = []
  let carried: Line[] = []
  for (const [day, ofDay] of Array.from(byDay).toSorted(([a], [b]) => a.localeCompare(b))) {
    if (later(madeAt(day), 1) > now) break
    carried.push(...ofDay)
    if (netOf(carried) <= 0) continue
    settlements.push({ day, lines: carried })
    carried = []
  }
  return settlements
}

/** A deduction that is nothing of ours: it is flagged, and stands in suspense. */
const unexplained = (random: Random): Line => ({
  ...{ entity_id: `adj_${random.id(14)}`, type: 'adjustment', amount: 1_180, credit: 0, debit: 1_180 },
  ...{ currency: 'INR', description: 'Dispute handling fee' },
})

const settlementOf = (
  lines: readonly Line[],
  day: Day,
  { random, isOnItsWay }: { random: Random; isOnItsWay: boolean },
): ProviderSettlement => ({
  id: `setl_${random.id(14)}`,
  amount: netOf(lines),
  status: isOnItsWay ? 'created' : 'processed',
  fees: 0,
  tax: 0,
  utr: isOnItsWay ? null : `AXISCN${random.integer(1_000_000_000, 9_999_999_999)}`,
  created_at: madeAt(day).getTime() / 1000,
})

async function follow(
  db: Kysely<Database>,
  settlement: ProviderSettlement,
  lines: readonly Line[],
  now: Date,
): Promise<void> {
  const provider: Pick<PaymentProvider, 'fetchSettlement' | 'listSettlementLines'> = {
    fetchSettlement: async () => settlement,
    listSettlementLines: async (_day, skip) =>
      skip === 0 ? lines.map((line) => ({ ...line, settlement_id: settlement.id })) : [],
  }
  const deps = { db, provider: provider as PaymentProvider, keyMode: 'test' as const, now }
  await followNamed({ ...deps, signal: new AbortController().signal, onDifference() {} }, settlement.id)
}
