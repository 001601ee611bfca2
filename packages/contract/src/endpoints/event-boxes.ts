// Endpoints of event boxes: create, list, read, change, hide, and the public view (docs/specification.md §3, §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { isBeforeToday, isTooFarAhead } from '../event-timing.ts'
import { type EventType, eventType } from '../event-type.ts'
import { form, line, name, optionalLines, optionalName, says } from '../fields/schemas.ts'
import { MAX_LENGTH } from '../limits.ts'
import { guestPageSentences } from '../sentences/guest/page.ts'
import { eventBoxSentences as sentences } from '../sentences/host/event-boxes.ts'
import { done, moment } from './answers.ts'

/** 22 base58 characters: 128 bits, short enough for a light QR code, safe at the end of a link in a chat. */
export const boxId = z
  .string({ error: guestPageSentences.unavailableText })
  .check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{22}$/, { error: guestPageSentences.unavailableText }))
const byId = z.object({ id: boxId })

/** An existing calendar day, `YYYY-MM-DD`. */
const day = z.string({ error: sentences.dateRequired }).check(
  z.trim(),
  says((text) => (z.regexes.date.test(text) ? undefined : sentences.dateRequired)),
)

/** The fields of both forms, in the order of their checks (docs/specification.md §5). */
const details = (nameRequired: string) => ({
  name: name(nameRequired, MAX_LENGTH.eventName),
  location: line(sentences.locationRequired, MAX_LENGTH.location),
  marriage_date: day,
  groom_name: optionalName(MAX_LENGTH.coupleName),
  bride_name: optionalName(MAX_LENGTH.coupleName),
  message: optionalLines(MAX_LENGTH.message),
})

type Couple = { event_type: EventType; groom_name: string; bride_name: string }

/** For a marriage both names are required: the missing fields with their sentences. */
export function missingCoupleNames(box: Couple): { field: 'groom_name' | 'bride_name'; sentence: string }[] {
  if (box.event_type !== 'marriage') return []
  const missing = []
  if (box.groom_name === '') missing.push({ field: 'groom_name' as const, sentence: sentences.groomRequired })
  if (box.bride_name === '') missing.push({ field: 'bride_name' as const, sentence: sentences.brideRequired })
  return missing
}

/** An event is today or later, within five years: the sentence for any other day. */
export function eventDayProblem(marriageDate: string, now: Date): string | undefined {
  if (isBeforeToday(marriageDate, now)) return sentences.dateInPast
  return isTooFarAhead(marriageDate, now) ? sentences.dateTooFar : undefined
}

/** With `now` the date is checked against today; without it only its shape, which is all that a call's schema can know. */
function boxForm(nameRequired: string, now?: Date) {
  const fields = { ...details(nameRequired), event_type: eventType }
  const order = Object.keys(fields)
  return form(fields).check(
    z.check<Couple & { marriage_date: string }>(
      ({ value, issues }) => {
        const report = (field: string, sentence: string) =>
          issues.push({ code: 'custom', message: sentence, path: [field], input: '', continue: true })
        for (const { field, sentence } of missingCoupleNames(value)) report(field, sentence)
        const isDay = !issues.some(({ path }) => path?.[0] === 'marriage_date')
        const problem = now && isDay ? eventDayProblem(value.marriage_date, now) : undefined
        if (problem) report('marriage_date', problem)
        const place = (issue: { path?: PropertyKey[] }) => order.indexOf(String(issue.path?.[0]))
        issues.sort((a, b) => place(a) - place(b))
      },
      { when: ({ value }) => typeof value === 'object' && value !== null },
    ),
  )
}

/** The forms' schemas at `now`; the edit form does not send the event type (docs/specification.md §3). */
export const createBoxFormAt = (now: Date) => boxForm(sentences.nameRequired, now)
export const editBoxFormAt = (now: Date) => boxForm(sentences.nameRequiredOnEdit, now)
export type BoxForm = ReturnType<typeof boxForm>

/** `total_amount` in whole rupees. */
export const listedBox = z.object({
  giftid: z.string(),
  name: z.string(),
  created_at: moment,
  message: z.string(),
  total_amount: z.number(),
  totalguests: z.number(),
  event_type: eventType,
  marriage_date: z.string(),
  groom_name: z.string(),
  bride_name: z.string(),
  location: z.string(),
})
export type ListedBox = z.infer<typeof listedBox>

export const publicBox = z.object({
  giftid: z.string(),
  name: z.string(),
  message: z.string(),
  groom_name: z.string(),
  bride_name: z.string(),
  location: z.string(),
  marriage_date: z.string(),
  event_type: eventType,
})
export type PublicBox = z.infer<typeof publicBox>

/** `contribute_url`: the address in the QR code. */
export const giftBook = z.extend(publicBox, { created_at: moment, contribute_url: z.string() })
export type GiftBook = z.infer<typeof giftBook>

/** `amount` in whole rupees; phone and address are null where the payment arrived without them. */
export const guestContribution = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
  amount: z.number(),
  address: z.nullable(z.string()),
  created_at: moment,
})
export type GuestContribution = z.infer<typeof guestContribution>

export const createBox = endpoint({
  method: 'POST',
  path: '/dashboard/generate_giftbook',
  access: 'host',
  summary: 'Create an event box',
  body: boxForm(sentences.nameRequired),
  response: z.object({ success: z.literal(true), message: z.string(), gift_book: giftBook }),
})

const boxes = z.object({ gift_books: z.array(listedBox) })
export const listEvents = endpoint({
  method: 'GET',
  path: '/event',
  access: 'host',
  summary: 'All event boxes of the host',
  response: boxes,
})
export const listBoxes = endpoint({
  method: 'GET',
  path: '/dashboard/giftbooks',
  access: 'host',
  summary: 'All event boxes of the host',
  response: boxes,
})

export const getBox = endpoint({
  method: 'GET',
  path: '/dashboard/giftbooks/:id',
  access: 'host',
  summary: 'One event box with its contributions',
  params: byId,
  response: z.object({
    gift_book: giftBook,
    total_amount: z.number(),
    contributions: z.array(guestContribution),
  }),
})

export const updateBox = endpoint({
  method: 'PUT',
  path: '/dashboard/giftbooks/:id/update',
  access: 'host',
  summary: 'Change an event box, until the day before its event',
  params: byId,
  body: form(details(sentences.nameRequiredOnEdit)),
  response: z.object({ success: z.literal(true), message: z.string(), gift_book: giftBook }),
})

export const deleteBox = endpoint({
  method: 'DELETE',
  path: '/dashboard/giftbooks/:id/delete',
  access: 'host',
  summary: 'Hide an event box; its contributions stay on record',
  params: byId,
  response: done,
})

/**
 * The money of a box whose event has ended, in paise. `due_on` is null until the day is set; `wanted`: what the host must
 * save before `wanted_paise` can be sent. `held_until`: until then due payouts wait, because the UPI id
 * was changed.
 */
export const payoutSummary = z.object({
  paid_paise: z.number(),
  last_paid_at: z.nullable(moment),
  due_paise: z.number(),
  due_on: z.nullable(z.string()),
  wanted: z.nullable(z.enum(['upi-id', 'other-upi-id'])),
  wanted_paise: z.number(),
  held_until: z.nullable(moment),
})
export type PayoutSummary = z.infer<typeof payoutSummary>

export const listGuests = endpoint({
  method: 'GET',
  path: '/dashboard/giftbooks/:id/guests',
  access: 'host',
  summary: 'The guests who gave to an event box',
  params: byId,
  response: z.object({ guests: z.array(guestContribution), payout: z.optional(payoutSummary) }),
})

export const getPublicBox = endpoint({
  method: 'GET',
  path: '/dashboard/giftbooks/public/:id',
  access: 'public',
  summary: 'What a guest may see of an event box; 404 where missing, 410 where expired',
  params: byId,
  response: z.object({ gift_book: publicBox }),
})
