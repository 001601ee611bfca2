// Serves the calls of guest management. Access is decided by querying only boxes of the signed-in host.
import {
  correctName as correctNameCall,
  listNameCorrections,
} from '@lifafa/contract/endpoints/guest-list/names'
import * as thankYou from '@lifafa/contract/endpoints/guest-list/thank-you'
import { type GuestPage, type ListedGuest, listGuests } from '@lifafa/contract/endpoints/guests'
import { ofEachLanguage } from '@lifafa/contract/guest-page/languages'
import { PAGE_SIZE } from '@lifafa/contract/limits'
import { guestNameSentences as nameSentences } from '@lifafa/contract/sentences/host/guest-names'
import { thankYouDialogSentences as dialogSentences } from '@lifafa/contract/sentences/host/thank-you-dialog'
import { Failure } from '../../http/failure.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { readBoxMoney } from '../box-money/reads.ts'
import { presentContribution } from '../contributions/rules.ts'
import { getBoxOfHost } from '../event-boxes/reads.ts'
import * as reads from './reads.ts'
import { correctName, setThanked, writeThankYou } from './writes.ts'

const presentGuest = (guest: reads.GuestRow): ListedGuest => ({
  ...presentContribution(guest),
  written_name: guest.corrected_name === null ? null : (guest.guest_name ?? ''),
  thanked: guest.thanked_at !== null,
  language: guest.guest_language,
  reference: guest.payment_id,
  bank_reference: guest.bank_reference,
})

export function guestRoutes(serve: Serve, { db, now, settings }: Services): void {
  async function readPage(boxId: string, filter: reads.GuestFilter, page: number): Promise<GuestPage> {
    const [{ all, unthanked, matching }, days] = await Promise.all([
      reads.countGuests(db, boxId, filter),
      reads.listGivingDays(db, boxId),
    ])
    const total_pages = Math.max(1, Math.ceil(matching / PAGE_SIZE.guests))
    return { pagination: { total: matching, total_pages, current_page: page }, all, unthanked, days }
  }

  serve(listGuests, async ({ accountId, params, query: { page, order, ...filter } }) => {
    const { id: boxId } = await getBoxOfHost(db, accountId, params.id)
    const [guests, money, list] = await Promise.all([
      reads.listGuests(db, boxId, filter, order, page),
      readBoxMoney(db, boxId, { now: now(), holidays: settings.holidays }),
      page === undefined ? undefined : readPage(boxId, filter, page),
    ])
    return { guests: guests.map(presentGuest), money, ...(list && { list }) }
  })

  serve(correctNameCall, async ({ accountId, params, body }) => {
    const guest = { hostId: accountId, boxId: params.id, contributionId: params.guest, now: now() }
    await correctName(db, { ...guest, name: body.name })
    return { success: true, message: nameSentences.nameCorrected }
  })

  serve(listNameCorrections, async ({ accountId, params }) => {
    const { id: boxId } = await getBoxOfHost(db, accountId, params.id)
    const [written, corrections] = await Promise.all([
      reads.findWrittenName(db, boxId, params.guest),
      reads.listNameCorrections(db, boxId, params.guest),
    ])
    if (!written) throw new Failure('notFound')
    return {
      written: written.guest_name,
      corrections: corrections.map(({ name_before, name_after, corrected_at, first_name, last_name }) => ({
        before: name_before,
        after: name_after,
        by: `${first_name} ${last_name}`,
        at: corrected_at.toISOString(),
      })),
    }
  })

  serve(thankYou.setThanked, async ({ accountId, params, body }) => {
    const { id: boxId } = await getBoxOfHost(db, accountId, params.id)
    await setThanked(db, { boxId, contributionId: params.guest, isThanked: body.thanked, now: now() })
    return { success: true }
  })

  serve(thankYou.getThankYou, async ({ accountId }) => {
    const texts = await reads.findThankYou(db, accountId)
    return ofEachLanguage((language) => texts?.thank_you?.[language] ?? '')
  })

  serve(thankYou.updateThankYou, async ({ accountId, body }) => {
    await writeThankYou(db, accountId, body, now())
    return { success: true, message: dialogSentences.thankYouSaved }
  })
}
