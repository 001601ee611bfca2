// Opens, pauses, ends and renews desks of the gift register, for their host.
import { REGISTER } from '@lifafa/contract/limits'
import { hostRegisterRefusals } from '@lifafa/contract/sentences/host/register-refusals'
import type { Kysely, Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure, fieldFailure } from '../../../http/failure.ts'
import { lockBoxOfHost } from '../../event-boxes/reads.ts'
import { deskObstacle } from '../rules/desks.ts'
import { newLink, newPin, pinHash, tokenHash } from './desk-secrets.ts'

type OfBox = { hostId: string; boxId: string }
type OfDesk = OfBox & { deskId: string }
export type DeskSecrets = { id: string; token: string; pin: string }

const makeSecrets = (boxId: string, pepper: Uint8Array) => {
  const token = newLink(boxId)
  const pin = newPin()
  const link_hash = tokenHash(token)
  return { token, pin, hashes: { link_hash, pin_hash: pinHash(pepper, link_hash, pin) } }
}

/** The secrets are stored as hashes. Throws Failure: `notFound`; `desksFull`; `invalidInput` if the desk would have ended already. */
export const openDesk = (
  db: Kysely<Database>,
  { hostId, boxId }: OfBox,
  desk: Pick<Row<'desks'>, 'helper' | 'may_see_names' | 'may_see_sums' | 'ends_at'>,
  pepper: Uint8Array,
  now: Date,
): Promise<DeskSecrets> =>
  inTransaction(db, async (trx) => {
    await lockBoxOfHost(trx, hostId, boxId)
    if (desk.ends_at <= now) throw fieldFailure('ends_at', hostRegisterRefusals.deskEndsInPast)
    const all = await trx.selectFrom('desks').select('id').where('event_box_id', '=', boxId).execute()
    if (all.length >= REGISTER.maxDesks) throw new Failure('desksFull')
    const { token, pin, hashes } = makeSecrets(boxId, pepper)
    const { id } = await trx
      .insertInto('desks')
      .values({ ...desk, ...hashes, event_box_id: boxId, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, token, pin }
  })

/** Throws Failure: `notFound`; `deskEnded`: that is for good. */
export const changeDesk = (db: Kysely<Database>, of: OfDesk, state: Row<'desks'>['state']): Promise<void> =>
  inTransaction(db, async (trx) => {
    const desk = await lockDesk(trx, of)
    if (desk.state === state) return
    if (desk.state === 'ended') throw new Failure('deskEnded')
    await updateDesk(trx, of, { state })
  })

/** Makes a new link and PIN, and forgets wrong PINs. Throws Failure: `notFound`; `deskEnded`. */
export const renewDesk = (
  db: Kysely<Database>,
  of: OfDesk,
  pepper: Uint8Array,
  now: Date,
): Promise<DeskSecrets> =>
  inTransaction(db, async (trx) => {
    const desk = await lockDesk(trx, of)
    if (deskObstacle(desk, now) === 'deskEnded') throw new Failure('deskEnded')
    const { token, pin, hashes } = makeSecrets(of.boxId, pepper)
    await updateDesk(trx, of, { ...hashes, wrong_pins: 0 })
    return { id: of.deskId, token, pin }
  })

async function lockDesk(
  trx: Transaction<Database>,
  { hostId, boxId, deskId }: OfDesk,
): Promise<Row<'desks'>> {
  await lockBoxOfHost(trx, hostId, boxId)
  return trx
    .selectFrom('desks')
    .selectAll()
    .where('event_box_id', '=', boxId)
    .where('id', '=', deskId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Failure('notFound'))
}

const updateDesk = (
  trx: Transaction<Database>,
  { boxId, deskId }: OfDesk,
  changes: Partial<Pick<Row<'desks'>, 'state' | 'link_hash' | 'pin_hash' | 'wrong_pins'>>,
) =>
  trx.updateTable('desks').set(changes).where('event_box_id', '=', boxId).where('id', '=', deskId).execute()
