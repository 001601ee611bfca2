// Tests which event boxes are accepted, and how an activity describes them.
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { expect, test } from 'vitest'
import { columnsOf, findProblems } from './rules.ts'

const details = {
  name: 'Griha Pravesh',
  location: 'Jaipur',
  marriage_date: '2026-11-22',
  groom_name: '',
  bride_name: '',
  message: '',
}
const couple = { groom_name: 'आरव', bride_name: 'मीरा' }
/** Midnight in India is 18:30 UTC. */
const lastSecondOf22nd = new Date('2026-11-22T18:29:59.999Z')
const firstSecondOf23rd = new Date('2026-11-22T18:30:00.000Z')

test('an event of today is accepted until midnight in India, and refused from then on', () => {
  expect(findProblems(details, 'other', lastSecondOf22nd)).toBeUndefined()
  expect(findProblems(details, 'other', firstSecondOf23rd)).toEqual({
    marriage_date: [eventBoxSentences.dateInPast],
  })
})

test('an event is at most five years ahead', () => {
  const at = (marriage_date: string) =>
    findProblems({ ...details, marriage_date }, 'other', lastSecondOf22nd)?.marriage_date
  expect(at('2031-11-22')).toBeUndefined()
  expect(at('2031-11-23')).toEqual([eventBoxSentences.dateTooFar])
  expect(at('9999-12-31')).toEqual([eventBoxSentences.dateTooFar])
})

test('a marriage needs both names; each missing one has its message, beside that of the day', () => {
  expect(findProblems({ ...details, ...couple }, 'marriage', lastSecondOf22nd)).toBeUndefined()
  expect(findProblems({ ...details, ...couple, bride_name: '' }, 'marriage', lastSecondOf22nd)).toEqual({
    bride_name: [eventBoxSentences.brideRequired],
  })
  expect(findProblems(details, 'marriage', firstSecondOf23rd)).toEqual({
    marriage_date: [eventBoxSentences.dateInPast],
    groom_name: [eventBoxSentences.groomRequired],
    bride_name: [eventBoxSentences.brideRequired],
  })
})

test('only a marriage stores a couple', () => {
  expect(columnsOf({ ...details, ...couple }, 'marriage')).toMatchObject(couple)
  expect(columnsOf({ ...details, ...couple }, 'other')).toMatchObject({ groom_name: '', bride_name: '' })
})
