// Refresh tokens: 256 random bits, or derived from the token that they follow.
import { createHash, createHmac, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

export const newRefreshToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** As it is kept: a copy of the database opens nothing. 256 random bits need no slow hash. */
export const refreshTokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** Derived, not drawn: whoever asks twice within the grace gets the same one, though we keep only hashes. */
export const successorOf = (key: Uint8Array, token: string): string =>
  createHmac('sha256', key).update(token).digest('base64url')
