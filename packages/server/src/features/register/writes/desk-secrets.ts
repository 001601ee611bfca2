// Makes and hashes the secrets of desks: the link, the PIN, and the session of a device.
import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'

const LINK_BYTES = 16
const SESSION_BYTES = 32
const PIN_DIGITS = 6
const BOX_ID_LENGTH = 22

/** Begins with the id of its box, where its hash is looked up. */
const newToken = (boxId: string, bytes: number): string => boxId + randomBytes(bytes).toString('base64url')

export const newLink = (boxId: string): string => newToken(boxId, LINK_BYTES)
export const newSession = (boxId: string): string => newToken(boxId, SESSION_BYTES)
export const newPin = (): string => String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, '0')

/** As stored. 128 random bits need no slow hash. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Bound to its link: a copy of the database alone tells no PIN, and a new link takes no old PIN. */
export const pinHash = (pepper: Uint8Array, linkHash: string, pin: string): string =>
  createHmac('sha256', pepper)
    .update(JSON.stringify([linkHash, pin]))
    .digest('base64url')

/** The box that a token names; any text is a valid argument. Undefined if it is no token. */
export const boxOfToken = (token: string): string | undefined =>
  /^[1-9A-HJ-NP-Za-km-z]{22}[\w-]{22,43}$/.test(token) ? token.slice(0, BOX_ID_LENGTH) : undefined
