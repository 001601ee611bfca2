// Reads the dashboard's next event, and what changes on the host's pages when a contribution arrives.
import type { HostMoney, Money } from '@lifafa/contract/endpoints/box-money'
import type { NextEvent } from '@lifafa/contract/endpoints/dashboard'
import type { HostLanguage } from '@lifafa/contract/languages'
import { paiseToRupees } from '@lifafa/contract/money'
import type { Kysely } from 'kysely'
import { type ListedActivity, listActivities } from '../../activities/reads.ts'
import type { Database } from '../../db/tables.ts'
import { readHostAndBoxMoney } from '../box-money/reads.ts'
import type { When } from '../box-money/rules/money-of.ts'
import {
  type ContributionTotal,
  findLastContribution,
  listSomeContributions,
  totalOfHost,
  totalsByBox,
} from '../contributions/reads.ts'
import { type ListedContribution, presentContribution } from '../contributions/rules.ts'
import type { EventBox } from '../event-boxes/reads.ts'
import { findProfile } from '../profile/reads.ts'

/** More than a page needs; further ones are in the lists of boxes. */
export const MAX_RECENT_ACTIVITIES = 50

export type Received = {
  language: HostLanguage
  total: ContributionTotal
  activities: ListedActivity[]
  money: HostMoney
  /** By box; of each what was received, the newest first. */
  boxes: {
    id: string
    total: ContributionTotal | undefined
    money: Money
    contributions: ListedContribution[]
  }[]
}

/** The host's totals and money, and those of the boxes that these contributions are for. */
export async function readReceived(
  db: Kysely<Database>,
  hostId: string,
  received: readonly { boxId: string; id: string }[],
  when: When,
): Promise<Received> {
  const boxIds = [...new Set(received.map(({ boxId }) => boxId))]
  const [profile, total, activities, money, totals, contributions] = await Promise.all([
    findProfile(db, hostId),
    totalOfHost(db, hostId),
    listActivities(db, hostId, { limit: MAX_RECENT_ACTIVITIES }),
    readHostAndBoxMoney(db, hostId, when),
    totalsByBox(db, boxIds),
    listSomeContributions(db, received),
  ])
  const byBox = Map.groupBy(contributions, ({ event_box_id }) => event_box_id)
  return {
    language: profile?.language ?? 'en',
    total,
    activities,
    money: money.ofHost,
    boxes: boxIds.flatMap((id) => {
      const ofBox = money.ofBoxes.get(id)
      return ofBox ? [{ id, total: totals.get(id), money: ofBox, contributions: byBox.get(id) ?? [] }] : []
    }),
  }
}

/** Null without an upcoming event. */
export async function readNextEvent(
  db: Kysely<Database>,
  box: EventBox | undefined,
): Promise<NextEvent | null> {
  if (!box) return null
  const [totals, last] = await Promise.all([totalsByBox(db, [box.id]), findLastContribution(db, box.id)])
  return {
    id: box.id,
    total_amount: paiseToRupees(totals.get(box.id)?.amountPaise ?? 0),
    last_gift: last ? presentContribution(last) : null,
  }
}
