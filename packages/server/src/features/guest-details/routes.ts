// Serves the calls by which administrators answer a guest: find, export, correct, erase.
import * as calls from '@lifafa/contract/endpoints/guest-requests/guest-requests'
import { guestRequestSentences as sentences } from '@lifafa/contract/sentences/guest-requests'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { guestFile, presentHeld } from './present.ts'
import { readGuest } from './reads/find-guest.ts'
import { guestCluesIn } from './rules.ts'
import { correctGuest, eraseGuest, exportGuest, showPhone } from './writes/answer-guest.ts'
import type { EraseGuests } from './writes/erase-retained.ts'

/** For the log: by them a guest is found again after a restored backup. */
const ordersOf = ({ gifts }: { gifts: readonly { order: string }[] }) => ({
  orders: gifts.map(({ order }) => order),
})

/** Functions of other features, from app.ts. */
type Handed = { eraseGuests: EraseGuests; orderOfReceipt: (token: string) => string | undefined }

export function guestRequestRoutes(
  serve: Serve,
  { db, now }: Services,
  { eraseGuests, orderOfReceipt }: Handed,
): void {
  serve(
    calls.adminFindGuest,
    async ({ body: { text }, log }) => {
      const clues = guestCluesIn(text, orderOfReceipt)
      const { held, hasMore, obstacles } = await readGuest(db, clues, now())
      // The search itself is not logged: it is somebody's phone number.
      log.info({ event: 'guest-found', gifts: held.length }, 'an administrator searched for a guest')
      const gifts = held.map((row) => presentHeld(row, obstacles.get(row.order)))
      return { success: true as const, gifts, has_more: hasMore }
    },
    { limit: 'findGuests' },
  )

  serve(
    calls.adminExportGuest,
    async ({ accountId: adminId, body: { gifts } }) => ({
      success: true as const,
      content: guestFile(await exportGuest(db, { adminId, gifts, now: now() }), now()),
    }),
    { limit: 'findGuests', logged: ordersOf },
  )

  serve(
    calls.adminEraseGuest,
    async ({ accountId: adminId, body: { gifts } }) => {
      await eraseGuest(db, { adminId, gifts, now: now(), eraseGuests })
      return { success: true, message: sentences.erased }
    },
    { logged: ordersOf },
  )

  serve(
    calls.adminCorrectGuest,
    async ({ accountId: adminId, body }) => {
      await correctGuest(db, { adminId, ...body, now: now() })
      return { success: true, message: sentences.corrected }
    },
    { logged: (gift) => ordersOf({ gifts: [gift] }) },
  )

  serve(
    calls.adminShowPhone,
    async ({ accountId: adminId, body: { id } }) => ({
      success: true as const,
      phone: await showPhone(db, { adminId, id, now: now() }),
    }),
    { limit: 'findGuests' },
  )
}
