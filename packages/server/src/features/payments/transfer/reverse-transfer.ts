// Reverses what is missing of a transfer's required reversal, once, whoever else asks and whatever is lost.
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { RouteProvider } from '../../../provider/route.ts'
import { reversiblePaise } from '../../transfers/rules.ts'
import { readRequired } from './read-required.ts'
import { syncTransfer } from './record-transfer.ts'

/** After this long, a reversal call without an answer has either been carried out or never will be: the client times out sooner. */
const MAY_ARRIVE_MS = 60_000

type Deps = { db: Kysely<Database>; provider: { route: RouteProvider }; now: () => Date }

/**
 * Only one caller requests a reversal, and for a minute nobody else does: the call has no idempotency key, and repeating a partial
 * reversal would carry it out twice. The minute begins right before the call; a caller that was so slow that another one has begun
 * requests nothing. Throws ProviderError.
 */
export async function reverseTransfer(
  { db, provider, now }: Deps,
  { id, event_box_id }: Row<'transfers'>,
): Promise<Row<'transfers'>> {
  const ours = db.updateTable('transfers').where('id', '=', id).where('event_box_id', '=', event_box_id)
  const begunAt = now()
  const claimed = await ours
    .set({ reversal_asked_at: begunAt })
    .where(({ or, eb }) =>
      or([
        eb('reversal_asked_at', 'is', null),
        eb('reversal_asked_at', '<=', new Date(begunAt.getTime() - MAY_ARRIVE_MS)),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
  if (!claimed) throw onItsWay(id)
  const before = await syncTransfer({ db, provider, now: begunAt }, claimed)
  const missingPaise = reversiblePaise(before, (await readRequired(db, before)).reversedPaise)
  const askedAt = now()
  const renewed = await ours
    .set({ reversal_asked_at: askedAt })
    .where('reversal_asked_at', '=', begunAt)
    .executeTakeFirst()
  if (renewed.numUpdatedRows === 0n) throw onItsWay(id)
  const reversal =
    missingPaise > 0 &&
    (await provider.route.reverseTransfer(before.provider_transfer_id, missingPaise).catch(ignoreRefusal))
  const after = await syncTransfer({ db, provider, now: now() }, before, reversal ? [reversal] : [])
  await ours.set({ reversal_asked_at: null }).where('reversal_asked_at', '=', askedAt).execute()
  return after
}

const onItsWay = (id: string) =>
  new ProviderError('unavailable', `a reversal of transfer ${id} may be on its way`)

/** The next read shows why: the transfer may be settled. */
export function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof ProviderError) || error.outcome !== 'refused') throw error
}
