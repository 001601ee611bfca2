// Lists past events of a payment in order of time, each as a time and a sentence.

import type { Privacy } from '../../privacy.ts'
import { attempted, contributed, opened } from './history/attempts.ts'
import { entered, paidOut, settled } from './history/ledger-and-bank.ts'
import { disputed, refunded } from './history/money-back.ts'
import { transferred } from './history/transfers.ts'
import { webhook } from './history/webhooks.ts'
import type { Records } from './records/records.ts'
import type { TimelineEntry } from './timeline-entry.ts'

/** Events of the same time are in causal order. */
export const historyOf = (records: Records, shown: Privacy): TimelineEntry[] =>
  [
    ...(records.order ? [opened(records.order)] : []),
    ...records.payments.flatMap((payment) => attempted(payment, records.order, shown)),
    ...records.events.map(webhook),
    ...(records.contribution ? [contributed(records)] : []),
    ...records.transfers.flatMap(transferred),
    ...records.disputes.flatMap(disputed),
    ...records.refunds.flatMap(refunded),
    ...records.ledger.map(entered),
    ...records.settled.flatMap(settled),
    ...records.payouts.flatMap((payout) => paidOut(payout, shown)),
  ].sort((one, other) => one.at.getTime() - other.at.getTime())
