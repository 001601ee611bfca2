// Asks hosts who were reactivated and have no UPI ID for one: they could not answer before.

import { inTransaction } from '../../../db/transaction.ts'
import type { Services } from '../../../services.ts'
import { announcePayouts } from '../create/announce-payouts.ts'
import { lockBox } from '../create/lock-box.ts'

type Deps = Pick<Services, 'db' | 'jobs' | 'settings' | 'provider' | 'now'>

export async function askReactivatedHosts({ now, ...deps }: Deps): Promise<void> {
  const boxes = await deps.db
    .selectFrom('payouts')
    .innerJoin('hosts', 'hosts.id', 'payouts.host_id')
    .select('event_box_id as id')
    .distinct()
    .where('payouts.hold', '=', 'inactive')
    .where('hosts.deactivated_at', 'is', null)
    .where('hosts.upi_id', 'is', null)
    .execute()
  for (const { id } of boxes) await ask({ ...deps, now: now() }, id)
}

const ask = (deps: Omit<Deps, 'now'> & { now: Date }, boxId: string): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    const box = await lockBox(trx, boxId)
    const waiting = await trx
      .updateTable('payouts')
      .set({ hold: 'no-upi-id', upi_id: null, updated_at: deps.now })
      .where('event_box_id', '=', boxId)
      .where('hold', '=', 'inactive')
      .returning(['id', 'amount_paise', 'due_on'])
      .execute()
    const [first] = waiting
    if (!first) return
    const obstacle = { hold: 'no-upi-id' as const, upiId: null, until: null }
    await announcePayouts(trx, deps, { box, unsent: [], announced: waiting, obstacle, dueOn: first.due_on })
  })
