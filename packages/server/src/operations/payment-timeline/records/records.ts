// All records of one order, or of one payout.
import type { Row } from '../../../db/tables.ts'
import type { OpenJob } from '../../../jobs/list-open-jobs.ts'
import type { SettledLine } from '../settled-lines.ts'
import type { RecordedTransfer } from './list-transfers.ts'

export type Event = Omit<Row<'provider_events'>, 'body'>

/** For a payout alone there is no order, and nothing that belongs to one. */
export type Records = {
  order: Row<'payment_orders'> | undefined
  payments: Row<'payments'>[]
  contribution: Row<'contributions'> | undefined
  refunds: Row<'refunds'>[]
  /** To a linked account of the host: one, or none. */
  transfers: RecordedTransfer[]
  disputes: Row<'disputes'>[]
  flags: Row<'review_flags'>[]
  box: Row<'event_boxes'> | undefined
  /** Of the box; undefined for one who was deleted. */
  host: { id: string; name: string } | undefined
  /** All payouts of the order's box; otherwise the one. */
  payouts: Row<'payouts'>[]
  events: Event[]
  ledger: Row<'ledger'>[]
  settled: SettledLine[]
  jobs: OpenJob[]
}
