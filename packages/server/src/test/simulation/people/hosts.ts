// Actions of hosts while guests give and banks pay: save another UPI ID, edit a box, delete a box.
import { sql } from 'kysely'
import { deleteBox, updateBox } from '../../../features/event-boxes/writes/boxes.ts'
import { persist } from '../run/persist.ts'
import type { SimulatedHost } from './people.ts'
import type { Surroundings } from './surroundings.ts'

/** As profile/writes/update-profile.ts after the password check, which would leave this thread. */
export const saveUpiId = (
  surroundings: Surroundings,
  host: SimulatedHost,
  upi_id: string | null,
): Promise<unknown> =>
  persist(surroundings.world, `${host.id} saves ${upi_id}`, () =>
    surroundings.servers.ask(({ db, at }) =>
      db
        .updateTable('hosts')
        .set({ upi_id, upi_id_changed_at: at, updated_at: at })
        .where('id', '=', host.id)
        .where('deactivated_at', 'is', null)
        .where(sql<boolean>`upi_id is distinct from ${upi_id}`)
        .execute(),
    ),
  )

export const editBox = (surroundings: Surroundings, host: SimulatedHost, id: string): Promise<void> =>
  persist(surroundings.world, `${host.id} edits ${id}`, () =>
    surroundings.servers.ask(async ({ db, at }) => {
      const box = await db
        .selectFrom('event_boxes')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const { location, event_date: marriage_date, groom_name, bride_name, message } = box
      const details = { name: 'Another name', location, marriage_date, groom_name, bride_name, message }
      await updateBox(db, { hostId: host.id, id, details, now: at })
    }),
  )

export const removeBox = (surroundings: Surroundings, host: SimulatedHost, id: string): Promise<void> =>
  persist(surroundings.world, `${host.id} deletes ${id}`, () =>
    surroundings.servers.ask(({ db, at }) => deleteBox(db, { hostId: host.id, id, now: at })),
  )
