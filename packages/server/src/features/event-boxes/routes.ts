// Serves the calls on event boxes. Access is decided by querying only boxes of the signed-in host.
import * as calls from '@lifafa/contract/endpoints/event-boxes'
import { hideBlessing } from '@lifafa/contract/endpoints/guest-list/blessings'
import { hasEnded } from '@lifafa/contract/event-timing'
import { paiseToRupees } from '@lifafa/contract/money'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { Failure } from '../../http/failure.ts'
import type { RateLimits } from '../../http/limits/rate-limiter.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { findUpiIdCheck } from '../../upi-id-checks/reads.ts'
import { asksHost } from '../../upi-id-checks/rules.ts'
import { readBoxMoney, readHostAndBoxMoney } from '../box-money/reads.ts'
import { listContributions, totalsByBox } from '../contributions/reads.ts'
import { presentContribution } from '../contributions/rules.ts'
import { listBoxesWithEntries, sumGifts } from '../gift-sums/reads.ts'
import { findLinkedAccountObstacle } from '../linked-accounts/reads.ts'
import { findProfile } from '../profile/reads.ts'
import { presentGiftBook, presentListedBox, presentPublicBox } from './present.ts'
import { type EventBox, findPublicBox, getBoxOfHost, listBoxesOfHost } from './reads.ts'
import { createBox, deleteBox, setBlessingHidden, updateBox } from './writes.ts'

export function eventBoxRoutes(
  serve: Serve,
  { db, now, settings, providerSettings }: Services,
  limits: RateLimits,
): void {
  const present = (box: EventBox) => presentGiftBook(box, settings.guestUrl)

  const when = () => ({ now: now(), holidays: settings.holidays })

  async function listOf(hostId: string) {
    const boxes = await listBoxesOfHost(db, hostId)
    const ids = boxes.map((box) => box.id)
    const [totals, { ofBoxes }, withEntries] = await Promise.all([
      totalsByBox(db, ids),
      readHostAndBoxMoney(db, hostId, when()),
      listBoxesWithEntries(db, ids),
    ])
    const presentOne = (box: EventBox) =>
      presentListedBox(box, totals.get(box.id), ofBoxes.get(box.id), withEntries.has(box.id))
    return { gift_books: boxes.map(presentOne) }
  }

  serve(
    calls.createBox,
    async ({ accountId, body }) => {
      const { event_type: eventType, request_key: requestKey, ...details } = body
      const box = await createBox(db, { hostId: accountId, eventType, details, requestKey, now: now() })
      return { success: true, message: eventBoxSentences.created, gift_book: present(box) }
    },
    { limit: 'createBox' },
  )

  serve(calls.listBoxes, ({ accountId }) => listOf(accountId))
  serve(calls.listEvents, ({ accountId }) => listOf(accountId))

  serve(calls.getBox, async ({ accountId, params }) => {
    const box = await getBoxOfHost(db, accountId, params.id)
    const [contributions, profile, money, { split }] = await Promise.all([
      listContributions(db, box.id),
      findProfile(db, accountId),
      readBoxMoney(db, box.id, when()),
      sumGifts(db, box.id),
    ])
    const paidByUpi = profile?.bank_account === null ? profile : undefined
    const totalPaise = contributions.reduce((sum, { kept_paise }) => sum + kept_paise, 0)
    return {
      gift_book: present(box),
      total_amount: paiseToRupees(totalPaise),
      contributions: contributions.map(presentContribution),
      needs_upi_id: paidByUpi?.upi_id === null,
      asks_upi_id: asksHost(paidByUpi && (await findUpiIdCheck(db, paidByUpi))),
      guests_wait_for: profile ? await findLinkedAccountObstacle(db, profile, providerSettings) : null,
      money,
      register: split.written > 0 ? split : null,
    }
  })

  serve(hideBlessing, async ({ accountId, params, body }) => {
    const box = await getBoxOfHost(db, accountId, params.id)
    const blessing = { boxId: box.id, contributionId: params.contribution, isHidden: body.hidden, now: now() }
    if (!(await setBlessingHidden(db, blessing))) throw new Failure('notFound')
    return { success: true }
  })

  serve(calls.updateBox, async ({ accountId, params, body }) => {
    const box = await updateBox(db, { hostId: accountId, id: params.id, details: body, now: now() })
    return { success: true, message: eventBoxSentences.updated, gift_book: present(box) }
  })

  serve(calls.deleteBox, async ({ accountId, params }) => {
    await deleteBox(db, { hostId: accountId, id: params.id, now: now() })
    return { success: true }
  })

  serve(calls.getPublicBox, async ({ params, rateLimitSubject }) => {
    await limits.spend('readBox', { ...rateLimitSubject, boxId: params.id })
    const box = await findPublicBox(db, params.id)
    if (!box) throw new Failure('boxNotFound')
    if (hasEnded(box.event_date, now())) throw new Failure('boxExpired')
    return { gift_book: presentPublicBox(box) }
  })
}
