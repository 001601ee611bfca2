// Reads both books: the provider's, as it lists them, and ours, as of one moment.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { inSnapshot } from '../../../db/transaction.ts'
import { providerClient } from '../../../provider/client/provider-client.ts'
import { keyModeOf } from '../../../provider/key-mode.ts'
import { type PaymentProvider, ProviderError } from '../../../provider/provider.ts'
import type { Sources } from '../sources.ts'
import { askAgain } from './ask-again.ts'
import { compare, type Difference } from './compare.ts'
import { type Ours, readOurs } from './read-ours.ts'
import { readTheirs, type Theirs } from './read-theirs.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export type Books = {
  ours: Ours
  /** Or why the provider could not be asked. */
  theirs: Theirs | ProviderError
  differences: Difference[]
}

/** First theirs, then ours: what was captured before theirs were read, and applied since, is in both. */
export async function readBooks({ db, access, now }: Sources): Promise<Books> {
  const provider = providerClient(access)
  const theirs = await orWhyNot(listed(db, provider, now))
  const heard = theirs instanceof ProviderError ? undefined : theirs
  const ours = await inSnapshot(db, (trx) => readOurs(trx, keyModeOf(access.keyId), heard))
  if (!heard) return { ours, theirs, differences: [] }
  const asked = await orWhyNot(askAgain(provider, compare(ours, heard), ours, heard))
  return asked instanceof ProviderError
    ? { ours, theirs: asked, differences: [] }
    : { ours, theirs: heard, differences: compare(ours, heard) }
}

/** From a day before our first order on: clocks differ. */
async function listed(db: Kysely<Database>, provider: PaymentProvider, now: Date): Promise<Theirs> {
  const { first } = await db
    .selectFrom('payment_orders')
    .select(({ fn }) => fn.min('created_at').as('first'))
    .executeTakeFirstOrThrow()
  const between = { from: new Date((first ?? now).getTime() - DAY_MS), to: now }
  return readTheirs({ db, provider, between })
}

const orWhyNot = <T>(told: Promise<T>): Promise<T | ProviderError> =>
  told.catch((error) => {
    if (error instanceof ProviderError) return error
    throw error
  })
