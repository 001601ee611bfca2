// Tests the messages of the forms that create and edit an event box (docs/specification.md §5).
import { describe, expect, test } from 'vitest'
import { createBoxFormAt, editBoxFormAt } from './endpoints/event-box-forms.ts'
import { createBox, updateBox } from './endpoints/event-boxes.ts'
import { textSentences } from './sentences/fields/text.ts'
import { eventBoxSentences } from './sentences/host/event-boxes.ts'
import { fieldErrors } from './test/field-errors.ts'

const box = { name: 'Asha weds Aarav', location: 'Pune', marriage_date: '2026-11-21' }
const couple = { groom_name: 'Aarav Mehta', bride_name: 'Asha Rao' }

describe('the errors of an empty form, in the order of its fields', () => {
  const emptyBox = [
    ['location', eventBoxSentences.locationRequired],
    ['marriage_date', eventBoxSentences.dateRequired],
  ]
  test('create event box [fields-15]', () => {
    expect(fieldErrors(createBox.body, { event_type: 'marriage' })).toEqual([
      ['name', eventBoxSentences.nameRequired],
      ...emptyBox,
      ['groom_name', eventBoxSentences.groomRequired],
      ['bride_name', eventBoxSentences.brideRequired],
    ])
    expect(fieldErrors(createBox.body, { event_type: 'other' })).toEqual([
      ['name', eventBoxSentences.nameRequired],
      ...emptyBox,
    ])
    expect(fieldErrors(createBox.body, {}).at(-1)).toEqual(['event_type', eventBoxSentences.typeRequired])
  })
  test('create event box, a marriage without names: after the date, before the message [fields-16]', () => {
    const sent = {
      ...box,
      event_type: 'marriage',
      groom_name: ' ',
      bride_name: null,
      message: 'x'.repeat(501),
    }
    expect(fieldErrors(createBox.body, sent)).toEqual([
      ['groom_name', eventBoxSentences.groomRequired],
      ['bride_name', eventBoxSentences.brideRequired],
      ['message', textSentences.tooLong(500)],
    ])
    expect(fieldErrors(createBox.body, { ...sent, ...couple, groom_name: 'x'.repeat(51) })).toEqual([
      ['groom_name', textSentences.tooLong(50)],
      ['message', textSentences.tooLong(500)],
    ])
  })
  test('both forms check the day in its place among the fields: not past, not beyond five years [fields-17]', () => {
    const sent = { ...box, event_type: 'marriage', bride_name: 'Asha Rao' }
    const on = (marriage_date: string) => ({ ...sent, name: '', marriage_date })
    const now = new Date('2026-11-21T06:30:00Z')
    const errorsOf = (sentence: string, name: string) => [
      ['name', name],
      ['marriage_date', sentence],
      ['groom_name', eventBoxSentences.groomRequired],
    ]
    const { nameRequired, nameRequiredOnEdit, dateInPast, dateTooFar, dateRequired } = eventBoxSentences
    expect(fieldErrors(createBoxFormAt(now), on('2026-11-20'))).toEqual(errorsOf(dateInPast, nameRequired))
    expect(fieldErrors(editBoxFormAt(now), on('2031-11-22'))).toEqual(
      errorsOf(dateTooFar, nameRequiredOnEdit),
    )
    expect(fieldErrors(editBoxFormAt(now), on(''))).toEqual(errorsOf(dateRequired, nameRequiredOnEdit))
    for (const day of ['2026-11-21', '2031-11-21'])
      expect(fieldErrors(editBoxFormAt(now), { ...sent, ...couple, marriage_date: day })).toEqual([])
  })
  test('edit event box [fields-18]', () => {
    expect(fieldErrors(updateBox.body, {})).toEqual([
      ['name', eventBoxSentences.nameRequiredOnEdit],
      ...emptyBox,
    ])
  })
})

describe('single rules', () => {
  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '21-11-2026', '2026-11-21T00:00:00Z', 'tomorrow'])(
    '%s is not a valid day of an event [fields-23]',
    (marriage_date) => {
      expect(fieldErrors(updateBox.body, { ...box, marriage_date })).toEqual([
        ['marriage_date', eventBoxSentences.dateRequired],
      ])
    },
  )
  test('29 February of a leap year is a day', () => {
    expect(fieldErrors(updateBox.body, { ...box, marriage_date: '2028-02-29' })).toEqual([])
  })

  test.each([
    ['name', 100],
    ['location', 100],
    ['groom_name', 50],
    ['bride_name', 50],
    ['message', 500],
  ])(
    "an event box's %s has at most %i characters, when it is created and when it is edited [fields-24]",
    (field, max) => {
      const sent = { ...box, ...couple, event_type: 'marriage' }
      for (const { body } of [createBox, updateBox]) {
        expect(fieldErrors(body, { ...sent, [field]: 'x'.repeat(max) })).toEqual([])
        expect(fieldErrors(body, { ...sent, [field]: 'x'.repeat(max + 1) })).toEqual([
          [field, textSentences.tooLong(max)],
        ])
      }
    },
  )
})
