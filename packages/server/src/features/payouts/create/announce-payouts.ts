// Announces new payouts to their host: in the feed, and by email where the host has to do something.
import { endsWithUpiId } from '@lifafa/contract/box-money/money-states'
import { todayInIndia } from '@lifafa/contract/event-timing'
import type { Transaction } from 'kysely'
import { recordActivity } from '../../../activities/writes.ts'
import type { Database, Day, Paise, Row } from '../../../db/tables.ts'
import type { Services } from '../../../services.ts'
import { sumOf } from '../reads.ts'
import { payoutDescriptions } from '../rules/descriptions.ts'
import type { Obstacle } from '../rules/obstacle.ts'
import type { PayableBox } from './lock-box.ts'

type Deps = Pick<Services, 'jobs' | 'provider'> & { now: Date }

type Announcement = {
  box: PayableBox
  /** Earlier payouts that wait as well. */
  unsent: readonly Row<'payouts'>[]
  announced: readonly { id: string; amount_paise: Paise }[]
  obstacle: Obstacle | undefined
  dueOn: Day
}

/** Once while the host is waited for. A payout that is sent at once, or retried, is announced when that has happened. */
export async function announcePayouts(
  trx: Transaction<Database>,
  deps: Deps,
  { box, unsent, announced, obstacle, dueOn }: Announcement,
): Promise<void> {
  const about = { hostId: box.host_id, eventBoxId: box.id, now: deps.now }
  const paise = sumOf(announced)
  // A deactivated host can do nothing about it.
  if (obstacle?.hold === 'inactive') return
  if (obstacle?.until === null) {
    const wasAnnounced = unsent.some(({ hold }) => endsWithUpiId(hold))
    const [first] = announced
    if (wasAnnounced || !first) return
    const description = payoutDescriptions.waiting(paise, box.name, obstacle.upiId)
    await recordActivity(trx, { ...about, action: 'payout-waiting', description })
    await deps.jobs.add(trx, 'mail-payout', { payoutId: first.id, about: 'waiting' })
    // A day that is over is not announced: the host's pages say that the money is late.
  } else if (!obstacle && !deps.provider.payouts && dueOn >= todayInIndia(deps.now)) {
    const description = payoutDescriptions.due(paise, box.name, dueOn)
    await recordActivity(trx, { ...about, action: 'payout-due', description })
  }
}
