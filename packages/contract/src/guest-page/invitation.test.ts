// Tests the invitation: it names whom, when and where, and always fits.
import { expect, test } from 'vitest'
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

test.each([
  ['en', WEDDING, ['Aarav and Meera', 'December 12, 2026', 'Taj Palace, Jaipur']],
  ['hi', WEDDING, ['Aarav और Meera', '12 दिसंबर 2026', 'Taj Palace, Jaipur']],
  ['bn', WEDDING, ['Aarav ও Meera-এর শুভ বিবাহে', 'Taj Palace, Jaipur']],
  ['en', BIRTHDAY, ['Sixtieth birthday of Raghunath', 'December 12, 2026', 'Taj Palace, Jaipur']],
  ['hi', BIRTHDAY, ['Sixtieth birthday of Raghunath', '12 दिसंबर 2026', 'Taj Palace, Jaipur']],
] as const)('in %s it says who invites, when and where', (language, box, parts) => {
  for (const part of parts) expect(invitation(box, language)).toContain(part)
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
