// Opens the accounts and event boxes of a plan, by the same functions as sign-up and the host's forms.
import { inTransaction } from '../../db/transaction.ts'
import { openHostAccount } from '../../features/auth/writes/open-host-account.ts'
import { createBox } from '../../features/event-boxes/writes/boxes.ts'
import type { Plan, PlannedHost } from '../plan/plan.ts'
import type { Seeding } from './seeding.ts'
import { writeUpiIdCheck } from './write-upi-id-checks.ts'

/** Answers the hosts' ids, in the plan's order. */
export async function writeHosts(seeding: Seeding, plan: Plan, passwordHash: string): Promise<string[]> {
  const { db } = seeding
  const ids: string[] = []
  for (const host of plan.hosts) {
    const id = await openAccount(db, host, passwordHash)
    await writeUpiIdCheck(seeding, id, host)
    ids.push(id)
  }
  for (const { id, host, eventType, details, createdAt } of plan.boxes)
    await createBox(db, { id, hostId: ids[host] ?? '', eventType, details, now: createdAt })
  return ids
}

const openAccount = (db: Seeding['db'], { details, signedUpAt: now }: PlannedHost, passwordHash: string) =>
  inTransaction(db, async (trx) => {
    const account = { details, passwordHash, isContested: false, replaced: undefined, now }
    const { id } = await openHostAccount(trx, account)
    await trx
      .updateTable('hosts')
      .set({ email_verified_at: now, first_signed_in_at: now })
      .where('id', '=', id)
      .execute()
    return id
  })
