// Creates the hosts of a run, their boxes, whose events end one after the other, and an administrator.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import type { Random } from '../../../seeded-random.ts'
import { insertEventBox, insertHost, SOME_TIME } from '../../rows.ts'
import { UNKNOWN_UPI_ID } from '../provider/bank.ts'

export type SimulatedHost = {
  id: string
  first_name: string
  last_name: string
  boxIds: readonly [string, ...string[]]
}

/** Names of people; the provider accepts only some of them unchanged. */
const NAMES: [[string, string], ...[string, string][]] = [
  ['Meera', 'Nair'],
  ['अनन्या', 'राव'],
  ['Ravi', 'Kumar (Bunty)'],
  ['José', 'D’Souza-'],
  ['Om', 'R'],
]

/** Well-formed, and refused by the stand-in before any bank is asked. */
const REFUSED_UPI_ID = 'unknown@razorpay'

/** UPI IDs that hosts save: valid ones, ones that no account has, and ones that the provider refuses. */
export const GOOD_UPI_IDS = ['meera@okbank', 'nair.meera@okaxis'] as const
export const UPI_IDS = [
  ...GOOD_UPI_IDS,
  ...GOOD_UPI_IDS,
  UNKNOWN_UPI_ID,
  REFUSED_UPI_ID,
  'meera_nair@okbank',
  null,
] as const

const FIRST = { id: '1111111111111111111111', event_date: '2026-11-21' }
const SECOND = { id: '2222222222222222222222', event_date: '2026-11-22' }
const THIRD = { id: '3333333333333333333333', event_date: '2026-11-23' }
/** Does not end within any run. */
const LATER = { id: '4444444444444444444444', event_date: '2027-11-21' }

export const BOX_IDS: readonly [string, ...string[]] = [FIRST.id, SECOND.id, THIRD.id, LATER.id]

export const ADMIN_ID = '00000000-0000-4000-9000-000000000009'

type Box = typeof FIRST

/** Ids that are the same in each run of a seed. */
export async function insertPeople(
  db: Kysely<Database>,
  random: Random,
): Promise<[SimulatedHost, ...SimulatedHost[]]> {
  const email_verified_at = SOME_TIME
  await db
    .insertInto('admins')
    .values({
      id: ADMIN_ID,
      name: 'Kavita Rao',
      email: 'kavita@example.com',
      password_hash: 'of no password',
      email_verified_at,
      created_at: SOME_TIME,
    })
    .execute()
  const host = async (index: number, ...boxes: [Box, ...Box[]]): Promise<SimulatedHost> => {
    const [first_name, last_name] = random.pick(NAMES)
    const { id } = await insertHost(db, {
      id: `00000000-0000-4000-9000-00000000000${index}`,
      email: `host${index}@example.com`,
      first_name,
      last_name,
      upi_id: random.pick(UPI_IDS),
    })
    for (const box of boxes) await insertEventBox(db, { ...box, host_id: id })
    const [first, ...others] = boxes
    return { id, first_name, last_name, boxIds: [first.id, ...others.map((box) => box.id)] }
  }
  return [await host(1, FIRST, SECOND), await host(2, THIRD), await host(3, LATER)]
}
