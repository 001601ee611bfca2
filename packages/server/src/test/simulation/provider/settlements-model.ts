// Settlements of the provider's model: one on each working day, at times late, in two parts, or not taken by our bank at first.
// Money in another currency is settled in rupees.
import { seededRandom } from '../random.ts'
import type { World } from '../world.ts'
import type { ModelDispute } from './disputes-model.ts'
import type { Lists } from './lists/listed.ts'
import type { ModelPayment } from './model-payment.ts'
import type { ModelRefund } from './refunds-model.ts'
import { unknownId } from './refusals.ts'
import { lineOfDispute, lineOfPayment, lineOfRefund, type ModelLine } from './settlement-lines.ts'

/** Amounts in paise, times in unix seconds. */
export type ModelSettlement = {
  id: string
  amount: number
  status: 'created' | 'processed' | 'failed'
  fees: 0
  tax: 0
  utr: string | null
  created_at: number
  lines: ModelLine[]
}

type Sources = {
  payments: readonly ModelPayment[]
  refunds: readonly ModelRefund[]
  disputes: readonly ModelDispute[]
}
type Waiting = { line: ModelLine; mornings: number }

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const INDIA_AHEAD_MS = 5.5 * HOUR_MS
const SETTLES_AT_MS = 9 * HOUR_MS
/** Of lines, and of settlements, while there are faults. */
const LATE = 0.1
const UNUSUAL = 0.25

const dayInIndia = (ms: number): Date => new Date(ms + INDIA_AHEAD_MS)

export function openSettlements(
  world: World,
  lists: Lists,
  sources: Sources,
  announce: (event: string, payload: Record<string, object>) => void,
) {
  const all: ModelSettlement[] = []
  const entered = new Set<string>()
  let waiting: Waiting[] = []
  // Of its own, so that a settlement does not change what else a seed decides.
  const random = seededRandom(world.random.below(1_000_000))
  const isUnusual = (probability: number): boolean => world.faults && random.chance(probability)

  /** A capture is settled on the second working morning after it; what went back is taken on the next. */
  function enter(): void {
    const { payments, refunds, disputes } = sources
    const captured = payments.filter(({ capturedAt }) => capturedAt)
    const currencyOf = new Map(captured.map(({ id, currency }) => [id, currency]))
    const withCurrency = <T extends { payment_id: string }>(of: T) => {
      const currency = currencyOf.get(of.payment_id)
      return currency === undefined ? [] : [{ of, currency }]
    }
    const found: Waiting[] = [
      ...captured.map((payment) => ({ line: lineOfPayment(payment), mornings: isUnusual(LATE) ? 3 : 1 })),
      ...refunds
        .filter(({ status }) => status === 'processed')
        .flatMap(withCurrency)
        .map(({ of, currency }) => ({ line: lineOfRefund(of, currency), mornings: 0 })),
      ...disputes
        .filter(({ amount_deducted }) => amount_deducted > 0)
        .flatMap(withCurrency)
        .map(({ of, currency }) => ({ line: lineOfDispute(of, currency), mornings: 0 })),
    ].filter(({ line }) => !entered.has(line.entity_id))
    for (const { line } of found) entered.add(line.entity_id)
    waiting.push(...found)
  }

  function settleMorning(): void {
    for (const one of waiting) one.mornings -= 1
    enter()
    const due = waiting.filter(({ mornings }) => mornings <= 0)
    if (sumOf(due) <= 0) return
    waiting = waiting.filter(({ mornings }) => mornings > 0)
    const half = Math.ceil(due.length / 2)
    const parts = [due.slice(0, half), due.slice(half)]
    if (isUnusual(UNUSUAL) && parts.every((part) => sumOf(part) > 0)) parts.forEach(settle)
    else settle(due)
  }

  function settle(due: readonly Waiting[]): void {
    const made: ModelSettlement = {
      id: `setl_${all.length + 1}`,
      amount: sumOf(due),
      status: 'created',
      fees: 0,
      tax: 0,
      utr: null,
      created_at: lists.seconds(),
      lines: due.map(({ line }) => line),
    }
    all.push(made)
    world.start(() => send(made))
  }

  async function send(made: ModelSettlement): Promise<void> {
    await world.sleep(random.below(3 * HOUR_MS), `our bank takes ${made.id}`)
    if (isUnusual(UNUSUAL)) {
      made.status = 'failed'
      await world.sleep(DAY_MS, `${made.id} is sent again`)
    }
    made.status = 'processed'
    if (isUnusual(UNUSUAL)) await world.sleep(random.below(DAY_MS), `${made.id} gets its reference`)
    made.utr = `UTR${made.id}`
    const { lines: _, ...settlement } = made
    announce('settlement.processed', { settlement })
  }

  async function goOn(): Promise<void> {
    for (;;) {
      const now = world.now().getTime()
      const midnight = Math.floor((now + INDIA_AHEAD_MS) / DAY_MS) * DAY_MS - INDIA_AHEAD_MS
      const today = midnight + SETTLES_AT_MS
      await world.sleep((today > now ? today : today + DAY_MS) - now, 'the provider settles')
      const weekday = dayInIndia(world.now().getTime()).getUTCDay()
      if (weekday !== 0 && weekday !== 6) settleMorning()
    }
  }
  world.start(goOn)

  return {
    all,
    /** What is captured or given back, and in no settlement yet. */
    waiting: (): readonly ModelLine[] => waiting.map(({ line }) => line),
    fetch: (id: string) => withoutLines(all.find((one) => one.id === id) ?? unknownId()),
    list: (query: URLSearchParams) => lists.page(all, query).map(withoutLines),
    /** The report of a day in India. */
    report(query: URLSearchParams): object[] {
      const day = ['year', 'month', 'day'].map((part) => query.get(part)).join('-')
      const skip = Number(query.get('skip') ?? 0)
      return all
        .filter(({ created_at }) =>
          dayInIndia(created_at * 1000)
            .toISOString()
            .startsWith(day),
        )
        .flatMap(({ lines, id, utr }) =>
          lines.map((line) => ({ ...line, settlement_id: id, settlement_utr: utr })),
        )
        .slice(skip, skip + Number(query.get('count') ?? 10))
    },
  }
}

const withoutLines = ({ lines: _, ...settlement }: ModelSettlement) => settlement

const sumOf = (due: readonly Waiting[]): number =>
  due.reduce((sum, { line }) => sum + line.credit - line.debit, 0)
