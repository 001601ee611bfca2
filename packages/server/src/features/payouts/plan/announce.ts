// Announces planned payouts to their host: in the feed, and by email where the host has to do something.
import { todayInIndia } from '@lifafa/contract/event-timing'
import type { Transaction } from 'kysely'
import { recordActivity } from '../../../activities/writes.ts'
import type { Database, Row } from '../../../db/tables.ts'
import type { Services } from '../../../services.ts'
import { sumOf } from '../reads/payouts.ts'
import { type DestinationColumns, destinationOf } from '../rules/destination.ts'
import type { PayableBox } from './lock-box.ts'

type Deps = Pick<Services, 'jobs'> & { now: Date }

type Announcement = {
  box: PayableBox
  host: DestinationColumns
  before: readonly Row<'payouts'>[]
  /** As they are after this look. */
  planned: readonly Row<'payouts'>[]
  isAutomatic: boolean
}

const NEEDS = { none: 'upi-id', 'upi-id': 'another-upi-id', 'bank-account': 'another-bank-account' } as const

/** Once while the host is waited for. A payout that is sent at once is announced when that has happened. */
export async function announce(
  trx: Transaction<Database>,
  { jobs, now }: Deps,
  { box, host, before, planned, isAutomatic }: Announcement,
): Promise<void> {
  const about = { hostId: box.host_id, eventBoxId: box.id, now }
  const waiting = planned.filter(({ hold }) => hold === 'needs-destination')
  const [first] = waiting
  if (first && !before.some(({ hold }) => hold === 'needs-destination')) {
    const facts = { paise: sumOf(waiting), needs: NEEDS[destinationOf(host)?.kind ?? 'none'] }
    await recordActivity(trx, { ...about, action: 'payout-waiting', facts })
    await jobs.add(trx, 'mail-payout', { payoutId: first.id, about: 'waiting' })
  }
  if (isAutomatic) return
  // A day that is over is not announced: the host's pages say that the money is late.
  const due = planned.filter(
    ({ id, hold, due_on }) =>
      hold === null && due_on >= todayInIndia(now) && !before.some((payout) => payout.id === id),
  )
  const last = due.at(-1)
  if (!last) return
  await recordActivity(trx, {
    ...about,
    action: 'payout-due',
    facts: { paise: sumOf(due), day: last.due_on },
  })
}
