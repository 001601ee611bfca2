// Endpoints of counts: notes and cheques against what was written down. A count is numbered, and cannot be changed; two people sign it, and
// a deposit at the bank is noted beside it.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { boxId, ofBox } from '../../fields/box-id.ts'
import { count as countFrom1, form, malformed, name, optionalName, whole } from '../../fields/schemas.ts'
import { hostLanguage } from '../../languages.ts'
import { MAX_LENGTH, REGISTER } from '../../limits.ts'
import { requestSentences } from '../../sentences/fields/request.ts'
import { hostRegisterRefusals } from '../../sentences/host/register-refusals.ts'
import { registerSentences } from '../../sentences/register.ts'
import { done, file, moment } from '../answers.ts'

/** The notes that are counted, in rupees. Coins are counted as a sum. */
export const NOTES = [500, 200, 100, 50, 20, 10] as const
const MAX_NOTES = 100_000
const number = z._default(whole(registerSentences.notesWrong, 0, MAX_NOTES), 0)
const sum = z._default(whole(registerSentences.notesWrong, 0, REGISTER.maxSumPaise), 0)

const MONEY = {
  notes_500: number,
  notes_200: number,
  notes_100: number,
  notes_50: number,
  notes_20: number,
  notes_10: number,
  coins_paise: sum,
  cheques: number,
  cheques_paise: sum,
}

/** `entries`: those of cash and cheques that no count has closed. `difference_paise`: counted less expected. */
const comparison = {
  entries: z.number(),
  expected_cash_paise: z.number(),
  expected_cheques_paise: z.number(),
  counted_cash_paise: z.number(),
  counted_cheques_paise: z.number(),
  difference_paise: z.number(),
}

/**
 * `id`: made by the caller, so that a repeated call closes one count. Without `close` it compares and stores nothing. With it `entries`,
 * `expected_paise` and `expected_cheques_paise`, a part of it, repeat the comparison that both have seen, and a difference has its reason
 * and who says so.
 */
const count = form({
  id: z.uuid(malformed),
  ...MONEY,
  first_counter: name(registerSentences.counterRequired, MAX_LENGTH.guestName),
  second_counter: name(registerSentences.counterRequired, MAX_LENGTH.guestName),
  close: z._default(z.boolean(malformed), false),
  entries: z._default(whole(requestSentences.malformed, 0, MAX_NOTES), 0),
  expected_paise: sum,
  expected_cheques_paise: z.optional(whole(requestSentences.malformed, 0, REGISTER.maxSumPaise)),
  reason: optionalName(MAX_LENGTH.reason),
  reason_by: optionalName(MAX_LENGTH.guestName),
})
export type CountBody = z.output<typeof count>

/** Cash that is missing and a cheque that is too much do not make up for each other. */
export const agrees = (count: {
  difference_paise: number
  counted_cheques_paise: number
  expected_cheques_paise: number
}): boolean => count.difference_paise === 0 && count.counted_cheques_paise === count.expected_cheques_paise

/** `number`: null where nothing was stored. */
const counted = z.object({ success: z.literal(true), number: z.nullable(z.number()), ...comparison })

export const countDesk = endpoint({
  method: 'POST',
  path: '/desk/counts',
  access: 'desk',
  summary:
    'Count the cash and the cheques of this desk: without `close` answers the comparison, with it closes the count',
  body: count,
  response: counted,
})

export const countBox = endpoint({
  method: 'POST',
  path: '/dashboard/giftbooks/:id/counts',
  access: 'host',
  summary: 'As POST /desk/counts, over all that no count has closed',
  params: ofBox,
  body: count,
  response: counted,
})

/** `day`: in India, from that of the count until today. */
const deposit = form({
  day: z.iso.date({ error: hostRegisterRefusals.depositDayWrong }),
  amount_paise: whole(hostRegisterRefusals.depositAmountWrong, 1, REGISTER.maxSumPaise),
  by: name(hostRegisterRefusals.depositorRequired, MAX_LENGTH.guestName),
})
export type Deposit = z.output<typeof deposit>

const closedCount = z.object({
  number: z.number(),
  desk: z.nullable(z.string()),
  first_counter: z.string(),
  second_counter: z.string(),
  counted_at: moment,
  notes_500: z.number(),
  notes_200: z.number(),
  notes_100: z.number(),
  notes_50: z.number(),
  notes_20: z.number(),
  notes_10: z.number(),
  coins_paise: z.number(),
  cheques: z.number(),
  ...comparison,
  reason: z.string(),
  reason_by: z.string(),
  /** Entries that were written before the count and arrived after it, and that the next count closes. */
  late: z.number(),
  /** Its money at a bank, as the host noted it. */
  deposit: z.nullable(z.object({ day: z.string(), amount_paise: z.number(), by: z.string() })),
})
export type ClosedCount = z.infer<typeof closedCount>

/** `letter`: of the device that noted it, with which the numbers of its envelopes begin; null if it did not tell. */
const handover = z.object({
  desk: z.string(),
  letter: z.nullable(z.string()),
  from: z.string(),
  to: z.string(),
  first_envelope: z.number(),
  last_envelope: z.number(),
  at: moment,
})

export const listCounts = endpoint({
  method: 'GET',
  path: '/dashboard/giftbooks/:id/counts',
  access: 'host',
  summary:
    'The counts of an event box, newest first, who handed cash to whom, and how many envelopes are still to be counted',
  params: ofBox,
  response: z.object({
    counts: z.array(closedCount),
    handovers: z.array(handover),
    /** Envelopes with cash or a cheque that no count has closed. */
    open: z.object({ entries: z.number(), without_amount: z.number() }),
  }),
})

const countNumber = countFrom1(100_000)
/** `count`: its number. */
const ofCount = z.object({ id: boxId, count: countNumber })
const sheetChoice = form({ language: z._default(hostLanguage, 'en') })

export const getCountSheet = endpoint({
  method: 'GET',
  path: '/dashboard/giftbooks/:id/counts/:count/sheet',
  access: 'host',
  summary: 'A closed count as a sheet to print and sign (PDF). `count`: its number',
  params: ofCount,
  query: sheetChoice,
  response: file,
})

export const getSheetOfDesk = endpoint({
  method: 'GET',
  path: '/desk/counts/:count/sheet',
  access: 'desk',
  summary: 'A count that this desk closed, as a sheet to print and sign (PDF)',
  params: z.object({ count: countNumber }),
  query: sheetChoice,
  response: file,
})

export const noteDeposit = endpoint({
  method: 'PUT',
  path: '/dashboard/giftbooks/:id/counts/:count/deposit',
  access: 'host',
  summary:
    'Note that money of a closed count is at a bank, at most what was counted, in place of an earlier note. `count`: its number',
  params: ofCount,
  body: deposit,
  response: done,
})

export const removeDeposit = endpoint({
  method: 'DELETE',
  path: '/dashboard/giftbooks/:id/counts/:count/deposit',
  access: 'host',
  summary: 'Take back the note that money of a closed count is at a bank',
  params: ofCount,
  response: done,
})
