// A provider in tests whose settlements and report are scripted; all other calls go to the stand-in.
import { todayInIndia } from '@lifafa/contract/event-timing'
import { syncSettlements } from '../../features/settlements/fetch/sync-settlements.ts'
import type { ProviderSettlement, ProviderSettlementLine } from '../../provider/objects/settlements.ts'
import { LINES_PER_PAGE, PER_PAGE } from '../../provider/pages.ts'
import type { PaymentProvider } from '../../provider/provider.ts'
import { ProviderError } from '../../provider/provider.ts'
import type { TestApp } from '../app.ts'
import { wait } from '../hosts/accounts.ts'

export type ScriptedSettlements = {
  settlements: ProviderSettlement[]
  lines: ProviderSettlementLine[]
  /** Ids of those that the list leaves out. */
  unlisted: Set<string>
  /** Ids of those whose own answer cannot be used. */
  unusable: Set<string>
  /** A settlement of these lines, made now; processed by default. */
  settle(lines: Partial<ProviderSettlementLine>[], change?: Partial<ProviderSettlement>): ProviderSettlement
  /** A whole round of the scheduled task. */
  round(): Promise<void>
}

const sum = (lines: readonly ProviderSettlementLine[]): number =>
  lines.reduce((all, { credit, debit }) => all + credit - debit, 0)

const DAY_MS = 24 * 60 * 60 * 1000

type Known = Pick<ScriptedSettlements, 'settlements' | 'lines'>
/** Later tests of a file find what earlier ones have settled. */
const known = new WeakMap<TestApp, Known>()

let made = 0

/** A day later: the list is read once a day. */
export function scriptSettlements(app: TestApp): ScriptedSettlements {
  wait(app, DAY_MS)
  const { settlements, lines } = known.get(app) ?? { settlements: [], lines: [] }
  known.set(app, { settlements, lines })
  const unlisted = new Set<string>()
  const unusable = new Set<string>()
  const created = ({ created_at }: ProviderSettlement) => new Date(created_at * 1000)
  const provider: PaymentProvider = {
    ...app.services.provider,
    listSettlements: async ({ from, to }, skip) =>
      settlements
        .filter((one) => created(one) >= from && created(one) <= to && !unlisted.has(one.id))
        .slice(skip, skip + PER_PAGE),
    async fetchSettlement(id) {
      if (unusable.has(id)) throw new ProviderError('invalid-response', 'an answer of another shape')
      const found = settlements.find((one) => one.id === id)
      if (!found) throw new ProviderError('refused', 'The id provided does not exist')
      return found
    },
    listSettlementLines: async (day, skip) =>
      lines
        .filter(({ settlement_id }) =>
          settlements.some((one) => one.id === settlement_id && todayInIndia(created(one)) === day),
        )
        .slice(skip, skip + LINES_PER_PAGE),
  }
  return {
    settlements,
    lines,
    unlisted,
    unusable,
    settle(of, change = {}) {
      made += 1
      const id = `setl_${made}`
      const own = of.map((line) => ({
        ...{ entity_id: '', type: 'payment', amount: 0, credit: 0, debit: 0, currency: 'INR' },
        ...line,
        settlement_id: id,
      }))
      lines.push(...own)
      const settlement: ProviderSettlement = {
        id,
        amount: sum(own),
        status: 'processed',
        utr: `UTR${made}`,
        created_at: Math.floor(app.clock.now.getTime() / 1000),
        ...change,
      }
      settlements.push(settlement)
      return settlement
    },
    async round() {
      const { services, clock } = app
      const log = app.app.log
      await syncSettlements({
        ...services,
        provider,
        now: clock.now,
        log,
        signal: new AbortController().signal,
      })
    },
  }
}
