// Erases a deleted host's activity feed, and a guest's name from one.
import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/tables.ts'

export async function eraseActivities(trx: Transaction<Database>, hostId: string): Promise<void> {
  await trx.deleteFrom('activities').where('host_id', '=', hostId).execute()
}

/**
 * Lines do not say which gift they are about: those of another guest of the same name in this box lose the name, too. Amounts and
 * times stay.
 */
export async function eraseNameInFeed(
  trx: Transaction<Database>,
  boxId: string,
  name: string,
): Promise<void> {
  await sql`
    update activities set description = case
      when starts_with(description, ${`${name} gave `}) then 'A guest' || substr(description, ${[...name].length + 1}::int)
      else replace(description, ${` of ${name} went back`}, ' of a guest went back') end
    where event_box_id = ${boxId} and action in ('contribution-received', 'contribution-refunded')
      and (starts_with(description, ${`${name} gave `}) or strpos(description, ${` of ${name} went back`}) > 0)`.execute(
    trx,
  )
}
