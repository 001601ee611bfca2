// Which errors mean that the database is away, and not that we made a mistake: a guest's page tries again by itself.
import { expect, test } from 'vitest'
import { isDatabaseUnavailable } from './unavailable.ts'

const anError = (message: string, code: string) => Object.assign(new Error(message), { code })

test.for([
  ['failure on connection marked as essential: 10.0.0.2:5432', true],
  ['failed to COPY to shard 102032 on 10.0.0.2:5432', true],
  ['could not receive data from server: Connection reset by peer', true],
  ['cache lookup failed for type 16455', false],
] as const)('an error of Citus “%s” means that the database is away: %s', ([message, isAway]) => {
  expect(isDatabaseUnavailable(anError(message, 'XX000'))).toBe(isAway)
})

test('a database error that says the disk is full counts as unavailable [db-4]', () => {
  expect(isDatabaseUnavailable(Object.assign(new Error('could not extend file'), { code: '53100' }))).toBe(
    true,
  )
})
