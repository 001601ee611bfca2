// Rules of refresh tokens: how long they live, and the state of one that is presented.
import {
  ADMIN_REFRESH_FAMILY_MS,
  REFRESH_FAMILY_MS,
  REFRESH_GRACE_MS,
  REFRESH_TOKEN_MS,
} from '@lifafa/contract/limits'
import type { Audience } from './access-token.ts'

const FAMILY_MS = { host: REFRESH_FAMILY_MS, admin: ADMIN_REFRESH_FAMILY_MS } as const

/** When a family that begins now ends, used or not. */
export const familyEnd = (audience: Audience, now: Date): Date =>
  new Date(now.getTime() + FAMILY_MS[audience])

/** When a token made now ends: after two unused weeks, or with its family. */
export const tokenEnd = (now: Date, familyEndsAt: Date): Date =>
  new Date(Math.min(now.getTime() + REFRESH_TOKEN_MS, familyEndsAt.getTime()))

type PresentedToken = { expires_at: Date; rotated_at: Date | null; family_revoked_at: Date | null }

/**
 * `fresh`: to be exchanged. `repeated`: used before, within the grace period (two tabs, a lost answer). `reused`: used before,
 * after the grace period (by a thief, or by the owner after one). `over`: expired, or its family was ended.
 */
export function tokenState(token: PresentedToken, now: Date): 'fresh' | 'repeated' | 'reused' | 'over' {
  if (token.family_revoked_at !== null || now >= token.expires_at) return 'over'
  if (token.rotated_at === null) return 'fresh'
  return now.getTime() - token.rotated_at.getTime() <= REFRESH_GRACE_MS ? 'repeated' : 'reused'
}
