// Any input of the forms of event boxes is answered with success or a refusal, never a server error.
import { createBox } from '@lifafa/contract/endpoints/event-boxes'
import fc from 'fast-check'
import { aSignedInHost } from '../../test/fixtures.ts'
import { wait } from '../../test/hosts/accounts.ts'
import { insertEventBox } from '../../test/rows.ts'
import { test as base, expect } from '../../test/test.ts'

const test = base.extend('host', { scope: 'file' }, ({ app }) => aSignedInHost(app))

// The unit 'binary' covers them too, but enumerates all first: four seconds.
const anyCharacter = fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code))
const text = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 120 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    '<img src=x onerror=alert(1)>',
    "'; drop table hosts--",
    '__proto__',
  ),
  fc.constantFrom('अनन्या', "O'Brien", 'Sangeet', '🎉'.repeat(100)),
)
const day = fc.oneof(
  fc.constantFrom(
    '2026-11-21',
    '2026-12-01',
    '2026-02-30',
    '0000-00-00',
    '9999-12-31',
    '2026-11-21T00:00',
    '+10000-01-01',
  ),
  text,
)
const field = (of: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 8, arbitrary: of }, { weight: 1, arbitrary: fc.anything() })
const form = fc.record(
  {
    event_type: field(fc.constantFrom('marriage', 'other', 'Marriage')),
    name: field(text),
    location: field(text),
    marriage_date: field(day),
    groom_name: field(text),
    bride_name: field(text),
    message: field(text),
  },
  { requiredKeys: [] },
)
/** Only what JSON can carry reaches a server. */
const body = fc
  .oneof({ weight: 9, arbitrary: form }, { weight: 1, arbitrary: fc.jsonValue() })
  .map((value) => JSON.stringify(value))
/** An account's writes are limited by the minute. */
const A_SECOND_MS = 1_000
const json = { 'content-type': 'application/json' }

test('no input makes the creation of a box fail', async ({ app, host }) => {
  let visitor = 0
  await fc.assert(
    fc.asyncProperty(body, async (payload) => {
      wait(app, A_SECOND_MS)
      const answer = await host.call(['POST', '/dashboard/generate_giftbook'], payload, {
        headers: json,
        remoteAddress: `10.1.${++visitor >> 8}.${visitor & 255}`,
      })
      expect([200, 400]).toContain(answer.status)
      if (answer.status === 200) expect(createBox.body.safeParse(answer.body.gift_book).success).toBe(true)
      else expect(answer.body).toMatchObject({ success: false, message: expect.stringMatching(/\S/) })
    }),
    { numRuns: 150 },
  )
})

test('no input makes the change of a box fail', async ({ app, host }) => {
  const box = await insertEventBox(app.services.db, { host_id: host.row.id, event_date: '2030-01-01' })
  await fc.assert(
    fc.asyncProperty(body, async (payload) => {
      wait(app, A_SECOND_MS)
      const answer = await host.call(['PUT', `/dashboard/giftbooks/${box.id}/update`], payload, {
        headers: json,
      })
      expect([200, 400, 409]).toContain(answer.status)
      if (answer.status !== 200) expect(answer.body).toMatchObject({ success: false })
    }),
    { numRuns: 150 },
  )
})
