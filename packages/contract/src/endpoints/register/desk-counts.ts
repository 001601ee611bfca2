// Counts at a desk: notes and cheques against what was written down. A count is numbered, and cannot be changed; two people sign it.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { count as countFrom1, form, malformed, name, optionalName, whole } from '../../fields/schemas.ts'
import { hostLanguage } from '../../languages.ts'
import { MAX_LENGTH, REGISTER } from '../../limits.ts'
import { requestSentences } from '../../sentences/fields/request.ts'
import { registerSentences } from '../../sentences/register.ts'
import { file } from '../answers.ts'

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
export const comparison = {
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
export const count = form({
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
export const counted = z.object({ success: z.literal(true), number: z.nullable(z.number()), ...comparison })

export const countDesk = endpoint({
  method: 'POST',
  path: '/desk/counts',
  access: 'desk',
  summary:
    'Count the cash and the cheques of this desk: without `close` answers the comparison, with it closes the count',
  body: count,
  response: counted,
})

export const countNumber = countFrom1(100_000)
export const sheetChoice = form({ language: z._default(hostLanguage, 'en') })

export const getSheetOfDesk = endpoint({
  method: 'GET',
  path: '/desk/counts/:count/sheet',
  access: 'desk',
  summary: 'A count that this desk closed, as a sheet to print and sign (PDF)',
  params: z.object({ count: countNumber }),
  query: sheetChoice,
  response: file,
})
