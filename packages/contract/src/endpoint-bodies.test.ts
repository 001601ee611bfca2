// Tests the body of every endpoint: what is dropped, and what is reported as missing.
import { describe, expect, test } from 'vitest'
import { bodies } from './test/all-endpoints.ts'
import { exampleBody } from './test/example-bodies.ts'
import { fieldErrors } from './test/field-errors.ts'

describe.each(bodies)('the body of %s', (_key, body) => {
  const valid = exampleBody(body)

  test('is parsed unchanged, without unknown fields [api-2]', () => {
    const sent = { ...valid, is_admin: true, constructor: 'x', email_verified_at: 'now' }
    expect(body.parse(sent)).toEqual(valid)
    const polluting = JSON.parse(JSON.stringify(valid).replace(/}$/, ',"__proto__":{"polluted":true}}'))
    const parsed = body.parse(polluting) as Record<string, unknown>
    expect(Object.keys(parsed).sort()).toEqual(Object.keys(valid).sort())
    expect(parsed.polluted).toBeUndefined()
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('has the same errors for an absent and an empty field', () => {
    for (const field of Object.keys(valid)) {
      const { [field]: _, ...absent } = valid
      const empty = fieldErrors(body, { ...valid, [field]: '' })
      if (fieldErrors(body, absent).length > 0) expect(empty).toEqual(fieldErrors(body, absent))
    }
  })

  test('reports every missing required field, whatever else is wrong', () => {
    const alone = Object.keys(valid).filter((field) => {
      const { [field]: _, ...absent } = valid
      return fieldErrors(body, absent).some(([named]) => named === field)
    })
    const named = fieldErrors(body, {}).map(([field]) => field)
    const dependent = ['groom_name', 'bride_name']
    expect(named).toEqual(expect.arrayContaining(alone.filter((field) => !dependent.includes(field))))
    expect(new Set(named).size).toBe(named.length)
  })
})
