// Hashes passwords with argon2id into PHC strings, at the minimum cost of OWASP's password storage cheat sheet.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** `memory` in KiB. To raise the cost, change it here: each host's hash is renewed at the next sign-in. */
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const TAG_BYTES = 32

type Cost = typeof COST
type Parts = Cost & { salt: Buffer; tag: Buffer }

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

const write = ({ memory, passes, parallelism, salt, tag }: Parts): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`

function read(hash: string): Parts {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(hash) ?? []
  if (!salt || !tag) throw new Error('A password hash in the database is not an argon2id PHC string.')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

const tagOf = (password: string, salt: Buffer, tagLength: number, cost: Cost): Promise<Buffer> =>
  derive('argon2id', {
    message: password,
    nonce: salt,
    tagLength,
    memory: cost.memory,
    passes: cost.passes,
    parallelism: cost.parallelism,
  })

/** A PHC string of `password`, taken byte for byte, with a salt of its own. */
export async function hash(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return write({ ...COST, salt, tag: await tagOf(password, salt, TAG_BYTES, COST) })
}

/** Takes the same time whether it matches or not. Throws when `hashed` is no argon2id PHC string. */
export async function matches(password: string, hashed: string): Promise<boolean> {
  const { salt, tag, ...cost } = read(hashed)
  return timingSafeEqual(await tagOf(password, salt, tag.length, cost), tag)
}

/** True if the hash was made at a lower cost than the current one. */
export function isOutdated(hashed: string): boolean {
  const { memory, passes, parallelism } = read(hashed)
  return memory < COST.memory || passes < COST.passes || parallelism < COST.parallelism
}

/** A hash of no password: checking against it makes an unknown account take as long as a known one. */
export const HASH_OF_NOTHING = write({
  ...COST,
  salt: Buffer.alloc(SALT_BYTES),
  tag: Buffer.alloc(TAG_BYTES),
})
