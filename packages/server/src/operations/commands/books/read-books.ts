// Reads both books: the provider's lists, and our tables as of one moment.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { inLongSnapshot } from '../../../db/transaction.ts'
import { providerClient } from '../../../provider/client/provider-client.ts'
import { keyModeOf } from '../../../provider/key-mode.ts'
import { type PaymentProvider, ProviderError } from '../../../provider/provider.ts'
import type { Sources } from '../sources.ts'
import { askAgain } from './ask-again.ts'
import { compare } from './compare.ts'
import type { Difference } from './difference.ts'
import { type Ours, readOurs } from './read-ours.ts'
import { readTheirs, type Theirs } from './read-theirs.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export type Books = {
  ours: Ours
  /** Or why the provider could not be asked. */
  theirs: Theirs | ProviderError
  differences: Difference[]
}

/** Theirs first: what was captured before theirs were read, and applied since, is in both. */
export async function readBooks({ db, access, now }: Sources): Promise<Books> {
  const provider = providerClient(access)
  const theirs = await orWhyNot(listed(db, provider, now))
  const listedTheirs = theirs instanceof ProviderError ? undefined : theirs
  const ours = await inLongSnapshot(db, (trx) => readOurs(trx, keyModeOf(access.keyId), listedTheirs))
  if (!listedTheirs) return { ours, theirs, differences: [] }
  const askedAgain = await orWhyNot(askAgain(provider, compare(ours, listedTheirs), ours, listedTheirs))
  return askedAgain instanceof ProviderError
    ? { ours, theirs: askedAgain, differences: [] }
    : { ours, theirs: listedTheirs, differences: compare(ours, listedTheirs) }
}

/** Begins a day before our first order, since clocks differ. */
async function listed(db: Kysely<Database>, provider: PaymentProvider, now: Date): Promise<Theirs> {
  const { first } = await db
    .selectFrom('payment_orders')
    .select(({ fn }) => fn.min('created_at').as('first'))
    .executeTakeFirstOrThrow()
  const between = { from: new Date((first ?? now).getTime() - DAY_MS), to: now }
  return readTheirs({ db, provider, between })
}

const orWhyNot = <T>(asked: Promise<T>): Promise<T | ProviderError> =>
  asked.catch((error) => {
    if (error instanceof ProviderError) return error
    throw error
  })
