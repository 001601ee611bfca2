// Lets a device sit down at a desk: link and PIN against a session and a letter of its own.
import { REGISTER } from '@lifafa/contract/limits'
import { type Kysely, sql } from 'kysely'
import { isSameHash } from '../../../codes/make-code.ts'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import { doorObstacle, freeLetter } from '../rules/desks.ts'
import { boxOfToken, newSession, pinHash, tokenHash } from './desk-secrets.ts'

type Entering = { token: string; pin: string; helper: string; device: string }

type Entered = { session: string; letter: string; next: number }

/**
 * A device that enters again keeps its letter; its earlier session ends. Throws Failure: `notFound` for an unknown link, or a box that is
 * deleted; `deskEnded`, `deskPaused`, `deskUnavailable`; `deskClosed` after five wrong PINs; `wrongPin`, which is counted; `desksFull`.
 */
export async function enterDesk(
  db: Kysely<Database>,
  { token, pin, helper, device }: Entering,
  pepper: Uint8Array,
  now: Date,
): Promise<Entered> {
  const boxId = boxOfToken(token)
  if (boxId === undefined) throw new Failure('notFound')
  const session = newSession(boxId)
  // A wrong PIN is counted, so that transaction is committed and refuses afterwards.
  const entered = await inTransaction(db, async (trx): Promise<Omit<Entered, 'session'> | Failure> => {
    // Letters are of a box: its lock gives each to one device.
    const box = await trx
      .selectFrom('event_boxes')
      .select('host_id')
      .where('id', '=', boxId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!box) return new Failure('notFound')
    const desk = await trx
      .selectFrom('desks')
      .selectAll()
      .where('event_box_id', '=', boxId)
      .where('link_hash', '=', tokenHash(token))
      .forUpdate()
      .executeTakeFirst()
    if (!desk) return new Failure('notFound')
    if (desk.wrong_pins >= REGISTER.wrongPins) return new Failure('deskClosed')
    const isRight = isSameHash(pinHash(pepper, desk.link_hash, pin), desk.pin_hash)
    await trx
      .updateTable('desks')
      .set({ wrong_pins: isRight ? 0 : desk.wrong_pins + 1 })
      .where('event_box_id', '=', boxId)
      .where('id', '=', desk.id)
      .execute()
    if (!isRight) return new Failure(desk.wrong_pins + 1 >= REGISTER.wrongPins ? 'deskClosed' : 'wrongPin')
    const { deactivated_at: host_deactivated_at } = await trx
      .selectFrom('hosts')
      .select('deactivated_at')
      .where('id', '=', box.host_id)
      .executeTakeFirstOrThrow()
    const obstacle = doorObstacle({ ...desk, host_deactivated_at }, now)
    if (obstacle) return new Failure(obstacle)
    const devices = await trx
      .selectFrom('desk_devices')
      .select(['id', 'desk_id', 'device', 'letter'])
      .where('event_box_id', '=', boxId)
      .execute()
    const known = devices.find((each) => each.desk_id === desk.id && each.device === device)
    const letter = known?.letter ?? freeLetter(new Set(devices.map((each) => each.letter)))
    const ofDesk = devices.filter(({ desk_id }) => desk_id === desk.id)
    if (letter === undefined || (!known && ofDesk.length >= REGISTER.maxDevices))
      return new Failure('desksFull')
    const fresh = { token_hash: tokenHash(session), helper, last_seen_at: now }
    await trx
      .insertInto('desk_devices')
      .values({ ...fresh, event_box_id: boxId, desk_id: desk.id, device, letter })
      .onConflict((conflict) => conflict.constraint('desk_devices_once').doUpdateSet(fresh))
      .execute()
    const { rows } = await sql<{ next: number }>`
      select coalesce(max(running), 0) + 1 as next from register_entries
      where event_box_id = ${boxId} and letter = ${letter}`.execute(trx)
    return { letter, next: rows[0]?.next ?? 1 }
  })
  if (entered instanceof Failure) throw entered
  return { session, ...entered }
}
