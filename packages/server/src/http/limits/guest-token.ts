// Signs a token by which a guest's browser is rate-limited separately from others behind the same address. It identifies
// no person, grants nothing and is not stored; callers without one have tighter limits.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const LIFE_MS = 24 * 60 * 60_000
const ID_BYTES = 9
const TIME_BYTES = 6
const MAC_BYTES = 16
const BYTES = ID_BYTES + TIME_BYTES + MAC_BYTES

const macOf = (key: Uint8Array, head: Buffer): Buffer =>
  createHmac('sha256', key).update(head).digest().subarray(0, MAC_BYTES)

export function newGuestToken(key: Uint8Array, now: Date): string {
  const head = Buffer.alloc(ID_BYTES + TIME_BYTES)
  randomBytes(ID_BYTES).copy(head)
  head.writeUIntBE(now.getTime(), ID_BYTES, TIME_BYTES)
  return Buffer.concat([head, macOf(key, head)]).toString('base64url')
}

/** The browser of the token: the key of its counter. Undefined without a token, for a forged one and for an expired one. */
export function browserOf(token: unknown, key: Uint8Array, now: Date): string | undefined {
  if (typeof token !== 'string') return undefined
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== BYTES) return undefined
  const head = bytes.subarray(0, ID_BYTES + TIME_BYTES)
  if (!timingSafeEqual(bytes.subarray(head.length), macOf(key, head))) return undefined
  const isOver = now.getTime() - head.readUIntBE(ID_BYTES, TIME_BYTES) >= LIFE_MS
  return isOver ? undefined : head.subarray(0, ID_BYTES).toString('base64url')
}
