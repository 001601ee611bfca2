// Hashes and verifies passwords with argon2id, with bounded concurrency, so that sign-ins do not block guest requests (ASVS 15.2.2).
import { availableParallelism } from 'node:os'
import { boundedQueue } from '../bounded-queue.ts'
import { Failure } from '../http/failure.ts'
import { SANDBOX_PASSWORD } from '../known-secrets.ts'
import type { Settings } from '../settings.ts'
import { HASH_OF_NOTHING, hash, matches } from './argon2id.ts'

/** At 19 MiB each. One of the four threads of Node's pool stays free for files, names and signatures. */
const AT_ONCE = Math.min(3, availableParallelism())
const WAITING = 100
/** Hashes at once for one network, or for one account if its owner is known. A burst waits behind itself, and others pass. */
const OF_ONE = 10
const RETRY_AFTER_SECONDS = 2

const enqueue = boundedQueue(
  { atOnce: () => AT_ONCE, waiting: WAITING, ofOne: OF_ONE },
  () => new Failure('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS }),
)

/**
 * One password for one look: keyboards spell क़ as one character or as two, and a space in several ways (RFC 8265,
 * OpaqueString). NFKC would change letters.
 */
const normalized = (password: string): string => password.replace(/\p{Zs}/gu, ' ').normalize('NFC')

/**
 * A PHC string of `password`, normalised. `of`: the caller's place in the line (`AccountAtNetwork`), where anybody may call. Never
 * inside a transaction. Throws Failure `unavailable` when too many wait, or too many of this caller.
 */
export const hashPassword = (password: string, of?: string): Promise<string> =>
  enqueue(() => hash(normalized(password)), of)

/**
 * Tells whether `password` matches `hashed`, normalised or as it was typed: older hashes were made so. `of` and
 * errors: as for `hashPassword`. Never inside a transaction.
 */
export const checkPassword = (password: string, hashed: string, of?: string): Promise<boolean> =>
  enqueue(async () => {
    const usual = normalized(password)
    return (await matches(usual, hashed)) || (usual !== password && matches(password, hashed))
  }, of)

/**
 * Returns the account, if the password is its own. Takes as long, and answers the same, for an account that does not exist.
 * A sandbox or a seed on this database may have left accounts with the printed password: it signs nobody in, in production.
 * `line`: the caller's place. Throws Failure: `wrongCredentials`, `unavailable`.
 */
export async function provePassword<A extends { password_hash: string }>(
  account: A | undefined,
  password: string,
  { settings, caller: { line } }: { settings: Pick<Settings, 'production'>; caller: { line: string } },
): Promise<A> {
  const isRight = await checkPassword(password, account?.password_hash ?? HASH_OF_NOTHING, line)
  const isPrinted = settings.production && normalized(password) === SANDBOX_PASSWORD
  if (!account || !isRight || isPrinted) throw new Failure('wrongCredentials')
  return account
}
