// Endpoints of counts as the host sees them, of a desk or of the whole box; a deposit at the bank is noted beside a count.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { boxId, ofBox } from '../../fields/box-id.ts'
import { form, name, whole } from '../../fields/schemas.ts'
import { MAX_LENGTH, REGISTER } from '../../limits.ts'
import { hostRegisterRefusals } from '../../sentences/host/register-refusals.ts'
import { done, file, moment } from '../answers.ts'
import { comparison, count, counted, countNumber, sheetChoice } from './desk-counts.ts'

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

/** `count`: its number. */
const ofCount = z.object({ id: boxId, count: countNumber })
export const getCountSheet = endpoint({
  method: 'GET',
  path: '/dashboard/giftbooks/:id/counts/:count/sheet',
  access: 'host',
  summary: 'A closed count as a sheet to print and sign (PDF). `count`: its number',
  params: ofCount,
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
