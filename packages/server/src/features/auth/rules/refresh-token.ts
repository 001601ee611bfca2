// How long refresh tokens live, and what is to be thought of one that is presented.
import { REFRESH_FAMILY_MS, REFRESH_GRACE_MS, REFRESH_TOKEN_MS } from '@lifafa/contract/limits'

/** When a family that begins now ends, used or not. */
export const familyEnd = (now: Date): Date => new Date(now.getTime() + REFRESH_FAMILY_MS)

/** When a token made now ends: unused for two weeks, or with its family. */
export const tokenEnd = (now: Date, familyEndsAt: Date): Date =>
  new Date(Math.min(now.getTime() + REFRESH_TOKEN_MS, familyEndsAt.getTime()))

type PresentedToken = { expires_at: Date; rotated_at: Date | null; family_revoked_at: Date | null }

/**
 * `fresh`: to be exchanged. `repeated`: used before, within the grace (two tabs, a lost answer). `reused`: used before,
 * after the grace (a thief, or their victim). `over`: expired, or its family was ended.
 */
export function judge(token: PresentedToken, now: Date): 'fresh' | 'repeated' | 'reused' | 'over' {
  if (token.family_revoked_at !== null || now >= token.expires_at) return 'over'
  if (token.rotated_at === null) return 'fresh'
  return now.getTime() - token.rotated_at.getTime() <= REFRESH_GRACE_MS ? 'repeated' : 'reused'
}
