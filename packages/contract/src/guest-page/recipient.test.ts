// Tests how guests read the recipient of a box: the first names of a couple, or the name of the event.
import { expect, test } from 'vitest'
import type { PublicBox } from '../endpoints/event-boxes.ts'
import { recipientTitle } from './recipient.ts'

const box = (part: Partial<PublicBox>): PublicBox => ({
  giftid: 'x',
  name: 'Griha Pravesh',
  message: '',
  groom_name: '',
  bride_name: '',
  location: 'Udaipur',
  marriage_date: '2026-11-28',
  event_type: 'other',
  ...part,
})

test('a marriage has the first names of groom and bride [fields-26]', () => {
  const marriage = { event_type: 'marriage', groom_name: ' Aarav  Sharma ', bride_name: 'मीरा अय्यर' } as const
  expect(recipientTitle(box(marriage))).toBe('Aarav ♥ मीरा')
})

test('a first name includes its title', () => {
  const marriage = {
    event_type: 'marriage',
    groom_name: 'चि. आरव शर्मा',
    bride_name: 'Dr. Meera Iyer',
  } as const
  expect(recipientTitle(box(marriage))).toBe('चि. आरव ♥ Dr. Meera')
})

test('any other event has the name of its box [fields-27]', () => {
  expect(recipientTitle(box({}))).toBe('Griha Pravesh')
})
