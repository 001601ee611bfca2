// Holds due payouts of hosts without a UPI ID, with one that no bank knows or with one that they deny, where an administrator pays them.
import { inTransaction } from '../../../db/transaction.ts'
import type { Services } from '../../../services.ts'
import { IS_WRONG } from '../../../upi-id-checks/reads.ts'
import { whyWrong } from '../../../upi-id-checks/rules.ts'
import { announcePayouts } from '../create/announce-payouts.ts'
import { lockBox } from '../create/lock-box.ts'
import { listPayouts, readPayee } from '../reads.ts'
import { isUnsent } from '../rules/states.ts'

type Deps = Pick<Services, 'db' | 'jobs' | 'provider'> & { now: Date }

/** Where the provider pays, the same is decided when a payout is about to be sent. */
export async function holdWrongUpiIds(deps: Deps): Promise<void> {
  const boxes = await deps.db
    .selectFrom('payouts')
    .innerJoin('hosts', 'hosts.id', 'payouts.host_id')
    .leftJoin('upi_id_checks', (join) =>
      join.onRef('upi_id_checks.host_id', '=', 'hosts.id').onRef('upi_id_checks.upi_id', '=', 'hosts.upi_id'),
    )
    .select('payouts.event_box_id as id')
    .distinct()
    .where('payouts.state', '=', 'due')
    .where((is) => is.or([is('hosts.upi_id', 'is', null), IS_WRONG]))
    .execute()
  for (const { id } of boxes) await holdInBox(deps, id)
}

const holdInBox = (deps: Deps, boxId: string): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    const box = await lockBox(trx, boxId)
    const { upi_id: upiId, check } = await readPayee(trx, box.host_id)
    const hold = upiId === null ? 'no-upi-id' : whyWrong(check)
    if (!hold) return
    const unsent = (await listPayouts(trx, boxId)).filter(isUnsent)
    const held = await trx
      .updateTable('payouts')
      .set({ state: 'waiting', upi_id: upiId, hold, check_at: null, updated_at: deps.now })
      .where('event_box_id', '=', boxId)
      .where('state', '=', 'due')
      .returning(['id', 'amount_paise', 'due_on'])
      .execute()
    const [first] = held
    if (!first) return
    await announcePayouts(trx, deps, {
      ...{ box, unsent, announced: held, dueOn: first.due_on },
      obstacle: { hold, upiId, until: null },
    })
  })
