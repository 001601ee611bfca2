// Tests how passwords are hashed and verified.
import { expect, it } from 'vitest'
import { HASH_OF_NOTHING, hash, isOutdated, matches } from './argon2id.ts'

it('a hash is argon2id at the minimum cost, with a salt of its own', async () => {
  const [one, another] = [await hash('gulmohar in june'), await hash('gulmohar in june')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(another)
})

it('a password matches byte for byte: nothing is cut off, trimmed or normalised', async () => {
  const long = 'p'.repeat(64)
  const hashed = await hash(`${long}a`)
  expect(await matches(`${long}a`, hashed)).toBe(true)
  expect(await matches(`${long}b`, hashed)).toBe(false)
  expect(await matches('caf\u00e9', await hash('cafe\u0301'))).toBe(false)
  expect(await matches(' x', await hash('x'))).toBe(false)
})

it('a hash of another implementation matches (the reference one)', async () => {
  // Made with the reference command: echo -n password | argon2 somesaltsomesalt -id -t 2 -k 19456 -p 1 -l 32 -e
  const foreign =
    '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$K13EBUiG7JV+9ZxztmHFTdb7J0WQsnj2V8bZaqyPptE'
  expect(await matches('password', foreign)).toBe(true)
})

it('the dummy hash matches no password', async () => {
  expect(await matches('', HASH_OF_NOTHING)).toBe(false)
})

it('only a hash of lower cost is outdated', async () => {
  expect(isOutdated(HASH_OF_NOTHING)).toBe(false)
  expect(isOutdated(HASH_OF_NOTHING.replace('m=19456', 'm=8192'))).toBe(true)
  expect(isOutdated(HASH_OF_NOTHING.replace('t=2', 't=1'))).toBe(true)
  expect(isOutdated(HASH_OF_NOTHING.replace('m=19456,t=2', 'm=65536,t=3'))).toBe(false)
})

it.each([['not a hash'], ['$2b$10$abcdefghijklmnopqrstuv'], ['$argon2i$v=19$m=19456,t=2,p=1$YWJj$YWJj']])(
  'refuses to read %j',
  async (text) => {
    await expect(matches('x', text)).rejects.toThrow('not an argon2id')
  },
)
