// Derives all signing and sealing keys from one secret, so that none can be used in place of another.
import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const KEY_BYTES = 32
const derive = (secret: string, use: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', use, KEY_BYTES))

export type Keys = {
  hostAccess: Uint8Array
  adminAccess: Uint8Array
  /** Derives a refresh token's successor. */
  refresh: Uint8Array
  /** Pepper of mailed codes: a copy of the database alone gives no access. */
  codes: Uint8Array
  /** Signs the token by which a guest's browser is counted. */
  guestToken: Uint8Array
  /** Signs the addresses of receipts: whoever knows the order's id alone reads none. */
  receipts: Uint8Array
  /** Pepper of the keys of shared counters: a copy of the database alone reveals no address and no phone. */
  counters: Uint8Array
  /** Pepper of the PINs of desks. */
  desks: Uint8Array
}

export const deriveKeys = (tokenSecret: string): Keys => ({
  hostAccess: derive(tokenSecret, 'host access token'),
  adminAccess: derive(tokenSecret, 'admin access token'),
  refresh: derive(tokenSecret, 'refresh token'),
  codes: derive(tokenSecret, 'mailed code'),
  guestToken: derive(tokenSecret, 'guest token'),
  receipts: derive(tokenSecret, 'gift receipt'),
  counters: derive(tokenSecret, 'shared counter'),
  desks: derive(tokenSecret, 'desk PIN'),
})

/**
 * A secret of this data directory, made at first use and readable by its owner alone: for whoever runs the product
 * without setting secrets. Production does not start without its own (settings.ts).
 */
export function localSecret(dataDir: string, name: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, `${name}.secret`)
  try {
    writeFileSync(file, randomBytes(KEY_BYTES).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8')
}
