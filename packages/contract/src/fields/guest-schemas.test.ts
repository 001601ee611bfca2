// Tests the guest's form: its missing, unknown and inherited fields.
import { describe, expect, test } from 'vitest'
import { personSentences } from '../sentences/fields/person.ts'
import { requestSentences } from '../sentences/fields/request.ts'
import { readField } from '../test/read-field.ts'
import { guestDetails } from './guest-schemas.ts'
import { form } from './schemas.ts'

describe("the guest's form [fields-10]", () => {
  const guest = form(guestDetails)
  test('reports every missing field with its own sentence [fields-11]', () => {
    expect(readField(guest, {})).toEqual([
      personSentences.nameRequired,
      personSentences.phoneRequired,
      personSentences.addressRequired,
    ])
    expect(readField(guest, { name: ' ', phone: '', address: '\n' })).toEqual(readField(guest, {}))
  })
  test('drops unknown fields and ignores inherited keys', () => {
    const details = { name: 'Asha', phone: '9876543210', address: 'Pune' }
    const input = JSON.parse(
      JSON.stringify({ ...details, role: 'admin' }).replace(
        '{',
        '{"__proto__":{"isAdmin":true},"constructor":1,',
      ),
    )
    expect(readField(guest, input)).toEqual(details)
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
  test.each([undefined, null, 'x', 5, []])('that is no object is refused: %j', (input) => {
    expect(readField(guest, input)).toEqual([requestSentences.malformed])
  })
})
