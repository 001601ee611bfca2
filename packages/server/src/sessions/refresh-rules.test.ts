// Tests when a refresh token is valid, repeated, reused or expired.
import {
  ADMIN_REFRESH_FAMILY_MS,
  REFRESH_FAMILY_MS,
  REFRESH_GRACE_MS,
  REFRESH_TOKEN_MS,
} from '@lifafa/contract/limits'
import { expect, it } from 'vitest'
import { familyEnd, tokenEnd, tokenState } from './refresh-rules.ts'

const NOW = new Date('2026-11-21T06:30:00Z')
const from = (ms: number): Date => new Date(NOW.getTime() + ms)
const token = (otherwise: object = {}) => ({
  expires_at: from(1),
  rotated_at: null,
  family_revoked_at: null,
  ...otherwise,
})

it.each([
  ['unused', {}, 'fresh'],
  ['used at this moment', { rotated_at: NOW }, 'repeated'],
  ['used at the end of the grace', { rotated_at: from(-REFRESH_GRACE_MS) }, 'repeated'],
  ['used just before the grace', { rotated_at: from(-REFRESH_GRACE_MS - 1) }, 'reused'],
  ['used by a server whose clock is ahead', { rotated_at: from(500) }, 'repeated'],
  ['expiring now', { expires_at: NOW }, 'over'],
  ['of a family that was ended', { family_revoked_at: from(-1) }, 'over'],
  ['used and of a family that was ended', { rotated_at: from(-60_000), family_revoked_at: from(-1) }, 'over'],
] as const)('a token %s', (_what, otherwise, state) => {
  expect(tokenState(token(otherwise), NOW)).toBe(state)
})

it('a token is valid for two weeks, but never longer than its family', () => {
  expect(familyEnd('host', NOW)).toEqual(from(REFRESH_FAMILY_MS))
  expect(tokenEnd(NOW, from(REFRESH_FAMILY_MS))).toEqual(from(REFRESH_TOKEN_MS))
  expect(tokenEnd(NOW, from(5000))).toEqual(from(5000))
})

it('an administrator’s family is valid for half a day', () => {
  expect(familyEnd('admin', NOW)).toEqual(from(ADMIN_REFRESH_FAMILY_MS))
  expect(ADMIN_REFRESH_FAMILY_MS).toBe(12 * 60 * 60 * 1000)
})
