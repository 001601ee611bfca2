// An administrator of the simulation deactivates, reactivates and deletes hosts.
import { eraseHost } from '../../../erasure/erase-host.ts'
import { deleteHost } from '../../../features/admin-users/writes/delete-host.ts'
import { setHostStatus } from '../../../features/admin-users/writes/set-host-status.ts'
import { Failure } from '../../../http/failure.ts'
import { persist } from '../run/persist.ts'
import { ADMIN_ID, type SimulatedHost } from './people.ts'
import type { Surroundings } from './surroundings.ts'

export const setStatus = (
  surroundings: Surroundings,
  host: SimulatedHost,
  status: 'active' | 'inactive',
): Promise<void> =>
  persist(surroundings.world, `${host.id} is made ${status}`, () =>
    surroundings.servers.ask(({ db, at }) =>
      setHostStatus(db, { adminId: ADMIN_ID, hostId: host.id, status, now: at }),
    ),
  )

/** True where the host was deleted. */
export async function removeHost(surroundings: Surroundings, host: SimulatedHost): Promise<boolean> {
  const isDone = await persist(surroundings.world, `${host.id} is deleted`, () =>
    surroundings.servers.ask(async ({ db, at }) => {
      await deleteHost(db, { adminId: ADMIN_ID, hostId: host.id, now: at, eraseHost }).catch((error) => {
        // It was deleted, and the answer was lost.
        if (!(error instanceof Failure && error.key === 'notFound')) throw error
      })
      return true
    }),
  )
  return isDone ?? false
}
