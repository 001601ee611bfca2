// Which errors mean that the database is away, and not that we made a mistake: a guest's page tries again by itself.
import { expect, test } from 'vitest'
import { isDatabaseUnavailable } from './unavailable.ts'

const anError = (message: string, code: string) => Object.assign(new Error(message), { code })

test('a lost worker of Citus means that the database is away, though its code says internal error', () => {
  expect(
    isDatabaseUnavailable(anError('failure on connection marked as essential: 10.0.0.2:5432', 'XX000')),
  ).toBe(true)
  expect(isDatabaseUnavailable(anError('cache lookup failed for type 16455', 'XX000'))).toBe(false)
})

test('a database error that says the disk is full counts as unavailable [db-4]', () => {
  expect(isDatabaseUnavailable(Object.assign(new Error('could not extend file'), { code: '53100' }))).toBe(
    true,
  )
})
