// Tests the invitation: it names whom, when and where, and always fits.
import { expect, test } from 'vitest'
import { formatDay } from '../dates.ts'
import { MAX_LENGTH } from '../limits.ts'
import { invitation, MAX_INVITATION } from './invitation.ts'
import { GUEST_LANGUAGES } from './languages.ts'

const WEDDING = {
  event_type: 'marriage',
  name: 'Aarav weds Meera',
  groom_name: 'Aarav Sharma',
  bride_name: 'Meera Iyer',
  location: 'Taj Palace, Jaipur',
  marriage_date: '2026-12-12',
} as const
const BIRTHDAY = { ...WEDDING, event_type: 'other', name: 'Sixtieth birthday of Raghunath' } as const

test.each(GUEST_LANGUAGES)('in %s it says who invites, when and where', (language) => {
  const about = [formatDay(WEDDING.marriage_date, language), WEDDING.location]
  for (const part of ['Aarav', 'Meera', ...about]) expect(invitation(WEDDING, language)).toContain(part)
  for (const part of [BIRTHDAY.name, ...about]) expect(invitation(BIRTHDAY, language)).toContain(part)
})

test('each language has its own words', () => {
  const greetings = GUEST_LANGUAGES.map((language) => invitation(BIRTHDAY, language).split('\n')[0])
  expect(new Set(greetings).size).toBe(GUEST_LANGUAGES.length)
})

test('in Bengali the genitive follows the second name', () => {
  expect(invitation(WEDDING, 'bn')).toContain('Aarav ও Meera-এর শুভ বিবাহে')
})

test.each(GUEST_LANGUAGES)('the longest names fit in %s, and the link is not too long', (language) => {
  for (const event_type of ['marriage', 'other'] as const) {
    const text = invitation(
      {
        event_type,
        name: 'ब'.repeat(MAX_LENGTH.eventName),
        groom_name: 'ब'.repeat(MAX_LENGTH.coupleName),
        bride_name: 'ब'.repeat(MAX_LENGTH.coupleName),
        location: 'ब'.repeat(MAX_LENGTH.location),
        marriage_date: '2026-12-12',
      },
      language,
    )
    expect(text.length).toBeLessThanOrEqual(MAX_INVITATION)
  }
  expect(encodeURIComponent('ब'.repeat(MAX_INVITATION)).length).toBeLessThan(8000)
})
