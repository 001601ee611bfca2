// Hosts act while guests give and banks pay, and administrators act on hosts.
import { sql } from 'kysely'
import { eraseHost } from '../../../erasure/erase-host.ts'
import { deleteHost } from '../../../features/admin-users/writes/delete-host.ts'
import { setHostStatus } from '../../../features/admin-users/writes/set-host-status.ts'
import { deleteBox, updateBox } from '../../../features/event-boxes/writes.ts'
import { Failure } from '../../../http/failure.ts'
import { ADMIN_ID, type SimulatedHost } from './people.ts'
import { persist, type Surroundings } from './surroundings.ts'

/** As profile/writes/update-profile.ts after the password check, which would leave this thread. */
export const saveUpiId = (
  surroundings: Surroundings,
  host: SimulatedHost,
  upi_id: string | null,
): Promise<unknown> =>
  persist(surroundings, `${host.id} saves ${upi_id}`, ({ db, at }) =>
    db
      .updateTable('hosts')
      .set({ upi_id, upi_id_changed_at: at, updated_at: at })
      .where('id', '=', host.id)
      .where('deactivated_at', 'is', null)
      .where(sql<boolean>`upi_id is distinct from ${upi_id}`)
      .execute(),
  )

export const editBox = (surroundings: Surroundings, host: SimulatedHost, id: string): Promise<unknown> =>
  persist(surroundings, `${host.id} edits ${id}`, async ({ db, at }) => {
    const box = await db.selectFrom('event_boxes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const { location, event_date: marriage_date, groom_name, bride_name, message } = box
    const details = { name: 'Another name', location, marriage_date, groom_name, bride_name, message }
    await updateBox(db, { hostId: host.id, id, details, now: at })
  })

export const removeBox = (surroundings: Surroundings, host: SimulatedHost, id: string): Promise<unknown> =>
  persist(surroundings, `${host.id} deletes ${id}`, ({ db, at }) =>
    deleteBox(db, { hostId: host.id, id, now: at }),
  )

export const setStatus = (
  surroundings: Surroundings,
  host: SimulatedHost,
  status: 'active' | 'inactive',
): Promise<unknown> =>
  persist(surroundings, `${host.id} is made ${status}`, ({ db, at }) =>
    setHostStatus(db, { adminId: ADMIN_ID, hostId: host.id, status, now: at }),
  )

/** True where the host was deleted. */
export async function removeHost(surroundings: Surroundings, host: SimulatedHost): Promise<boolean> {
  const isDone = await persist(surroundings, `${host.id} is deleted`, async ({ db, at }) => {
    await deleteHost(db, { adminId: ADMIN_ID, hostId: host.id, now: at, eraseHost }).catch((error) => {
      // It was deleted, and the answer was lost.
      if (!(error instanceof Failure && error.key === 'notFound')) throw error
    })
    return true
  })
  return isDone ?? false
}
