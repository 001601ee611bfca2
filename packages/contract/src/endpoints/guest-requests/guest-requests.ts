// Endpoints of administrators for guests' requests: show, correct or erase a guest's data.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { boxId } from '../../fields/box-id.ts'
import { erasureObstacle } from '../../fields/erasure-obstacle.ts'
import { address, form, line, malformed, name, phone } from '../../fields/schemas.ts'
import { GUEST_WORDS, ofEachColumn } from '../../guest-columns.ts'
import { MAX_GIFTS_OF_GUEST, MAX_LENGTH } from '../../limits.ts'
import { formatPaise } from '../../money.ts'
import { requestSentences } from '../../sentences/fields/request.ts'
import { guestRequestSentences as sentences } from '../../sentences/guest-requests.ts'
import { searchText } from '../admin/search.ts'
import { done, moment } from '../answers.ts'

/**
 * A guest's data with one order, or with one entry of a register or row of an imported list: `order` is then its id, and `written`
 * describes it. `payment` is null if nobody paid it. `by_name`: it was found by a name alone, which others have, too. `is_empty`: nothing
 * of the guest is left. `obstacle`: null if it can be erased.
 */
const heldGift = z.object({
  order: z.string(),
  box: z.object({ id: z.string(), name: z.string(), host: z.string(), host_id: z.nullable(z.string()) }),
  payment: z.nullable(z.string()),
  state: z.enum(['paid', 'not-paid', 'refunded', 'written']),
  charge_paise: z.number(),
  contribution_paise: z.nullable(z.number()),
  at: moment,
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  upi_id: z.nullable(z.string()),
  bank_reference: z.nullable(z.string()),
  ...ofEachColumn(GUEST_WORDS, () => z.nullable(z.string())),
  language: z.nullable(z.string()),
  written: z.nullable(z.string()),
  relation: z.nullable(z.string()),
  family: z.nullable(z.string()),
  note: z.nullable(z.string()),
  by_name: z.boolean(),
  erased_at: z.nullable(moment),
  is_empty: z.boolean(),
  obstacle: z.nullable(erasureObstacle),
})
export type HeldGift = z.infer<typeof heldGift>

/** Its amount; gold, a saree or an envelope to be counted has none. */
export const giftInWords = ({ contribution_paise, charge_paise, written }: HeldGift): string =>
  written !== null && charge_paise === 0 ? written : formatPaise(contribution_paise ?? charge_paise)

/** The form's schema, too. */
export const guestSearchForm = form({ text: searchText })

/** A search that is sent as a body: what is in an address stands in the logs of proxies. */
export const adminFindGuest = endpoint({
  method: 'POST',
  path: '/admin/guests/find',
  access: 'admin',
  summary:
    'All that is held of a guest, by phone number, or by the receipt’s link or a reference of one gift: then of its phone number; written gifts, and those without a number, by the giver’s name, too',
  body: guestSearchForm,
  response: z.object({ success: z.literal(true), gifts: z.array(heldGift), has_more: z.boolean() }),
})

/** As a call names it. */
const gift = { order: z.uuid(malformed), box: boxId }

const chosen = form({
  gifts: z.array(z.object(gift, malformed), { error: sentences.chooseSome }).check(
    z.refine((gifts) => gifts.length > 0, { error: sentences.chooseSome }),
    z.refine((gifts) => gifts.length <= MAX_GIFTS_OF_GUEST, { error: sentences.tooMany }),
  ),
})

export const adminExportGuest = endpoint({
  method: 'POST',
  path: '/admin/guests/export',
  access: 'admin',
  summary: 'What is held of a guest with these gifts, as a text for the guest',
  body: chosen,
  response: z.object({ success: z.literal(true), content: z.string() }),
})

export const adminEraseGuest = endpoint({
  method: 'POST',
  path: '/admin/guests/erase',
  access: 'admin',
  summary: 'Erase what these gifts hold of their guest: all of them, or none where the money of one is open',
  body: chosen,
  response: done,
})

/** The form's schema, too. */
export const guestCorrectionForm = form({
  name: name(sentences.nameRequired, MAX_LENGTH.guestName),
  phone,
  address,
})

export const adminCorrectGuest = endpoint({
  method: 'POST',
  path: '/admin/guests/correct',
  access: 'admin',
  summary: 'Correct name, phone and address of one gift',
  body: form({ ...gift, ...guestCorrectionForm.shape }),
  response: done,
})

export const adminShowPhone = endpoint({
  method: 'POST',
  path: '/admin/guests/phone',
  access: 'admin',
  summary:
    'The whole phone number of the guest of a payment, or of an order that nobody paid; the audit log names who asked',
  body: form({ id: line(requestSentences.malformed, MAX_LENGTH.anyId) }),
  response: z.object({ success: z.literal(true), phone: z.string() }),
})
