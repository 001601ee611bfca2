// The forms that create and edit an event box, and the rules for its date and its couple (docs/specification.md §5).
import * as z from 'zod/mini'
import { isBeforeToday, isTooFarAhead } from '../event-timing.ts'
import { type EventType, eventType } from '../event-type.ts'
import { form, line, name, optionalLines, optionalName, says } from '../fields/schemas.ts'
import { MAX_LENGTH } from '../limits.ts'
import { eventBoxSentences as sentences } from '../sentences/host/event-boxes.ts'

/** An existing calendar day, `YYYY-MM-DD`. */
const day = z.string({ error: sentences.dateRequired }).check(
  z.trim(),
  says((text) => (z.regexes.date.test(text) ? undefined : sentences.dateRequired)),
)

/** The fields of both forms, in the order of their checks (docs/specification.md §5). */
export const boxFields = (nameRequired: string) => ({
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
export function boxForm(nameRequired: string, now?: Date) {
  const fields = { ...boxFields(nameRequired), event_type: eventType }
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
