// Validates event boxes beyond the shape of their form: a possible day, and a couple for a marriage.
import { eventDayProblem, missingCoupleNames } from '@lifafa/contract/endpoints/event-box-forms'
import { endsAt } from '@lifafa/contract/event-timing'
import type { EventType } from '@lifafa/contract/event-type'
import type { Day } from '../../db/tables.ts'

/** The fields of both forms, parsed by the contract. */
export type BoxDetails = {
  name: string
  location: string
  marriage_date: Day
  groom_name: string
  bride_name: string
  message: string
}

/** Messages by field of what depends on day and type; undefined when all is valid. */
export function findProblems(
  details: BoxDetails,
  eventType: EventType,
  now: Date,
): Record<string, string[]> | undefined {
  const problems: Record<string, string[]> = {}
  const dayProblem = eventDayProblem(details.marriage_date, now)
  if (dayProblem) problems.marriage_date = [dayProblem]
  for (const { field, sentence } of missingCoupleNames({ ...details, event_type: eventType }))
    problems[field] = [sentence]
  return Object.keys(problems).length > 0 ? problems : undefined
}

/** The columns that the forms fill; only a marriage has a couple, and the debt is checked when the event has ended. */
export const columnsOf = (details: BoxDetails, eventType: EventType) => ({
  name: details.name,
  location: details.location,
  event_date: details.marriage_date,
  check_at: endsAt(details.marriage_date),
  message: details.message,
  groom_name: eventType === 'marriage' ? details.groom_name : '',
  bride_name: eventType === 'marriage' ? details.bride_name : '',
})
