// An administrator pays by hand what the provider does not pay, and marks it as paid.
import { getRestoredAt } from '../../../db/installation.ts'
import { markPaid } from '../../../features/payouts/mark-paid/mark-paid.ts'
import { confirmCompared } from '../../../features/payouts/reconcile/confirm-compared.ts'
import { canBeMarkedPaid } from '../../../features/payouts/rules/mark-paid.ts'
import { persist } from '../run/persist.ts'
import type { HandPayment } from './bank-statement.ts'
import { CATCHES_UP_MS, type EnteredPayouts, enterMissing, enterPaidByHand } from './missing-payouts.ts'
import { ADMIN_ID } from './people.ts'
import { letComeBack } from './returned-payments.ts'
import type { Surroundings } from './surroundings.ts'

const findRestoredAt = ({ world, servers }: Surroundings) =>
  persist(world, 'an administrator looks whether a backup was restored', () =>
    servers.ask(({ db }) => getRestoredAt(db)),
  )

/** After a restored backup: enters what the books lack, once the gifts are back, and lets payouts go on. */
export async function compareAfterRestore(
  surroundings: Surroundings,
  statement: HandPayment[],
  entered: EnteredPayouts,
): Promise<void> {
  const { world, servers } = surroundings
  const restoredAt = await findRestoredAt(surroundings)
  if (!restoredAt || world.now().getTime() - restoredAt.getTime() < CATCHES_UP_MS) return
  await enterPaidByHand(surroundings, statement)
  await enterMissing(surroundings, entered)
  await persist(world, 'payouts are compared with our bank', () =>
    servers.ask(({ db, at }) => confirmCompared(db, { restoredAt, adminId: ADMIN_ID, now: at })),
  )
}

/** Pays all that stands there to be paid by hand; nothing before payouts were compared. */
export async function payByHand(surroundings: Surroundings, statement: HandPayment[]): Promise<void> {
  if (await findRestoredAt(surroundings)) return
  const seen = await persist(surroundings.world, 'the administrator looks for payouts to pay', () =>
    surroundings.servers.ask(async ({ db, provider }) => {
      const payouts = await db
        .selectFrom('payouts')
        .innerJoin('hosts', 'hosts.id', 'payouts.host_id')
        .selectAll('payouts')
        .select(['deactivated_at', 'hosts.upi_id as host_upi_id'])
        .where('hosts.upi_id', 'is not', null)
        .orderBy('payouts.event_box_id')
        .orderBy('payouts.number')
        .execute()
      const isSending = provider.payouts !== undefined
      return payouts.filter((payout) => !payout.deactivated_at && canBeMarkedPaid(payout, isSending))
    }),
  )
  for (const payout of seen ?? []) {
    const reference = `HAND${statement.length + 1}`
    const seen = { upiId: payout.host_upi_id, amountPaise: payout.amount_paise }
    let isBooked = false
    await persist(surroundings.world, `${payout.id} is paid by hand: ${payout.amount_paise}`, async () => {
      await surroundings.servers.ask(({ at, ...services }) =>
        markPaid(
          { ...services, now: at },
          { id: payout.id, reference, adminId: ADMIN_ID, seen, wasSentBefore: false },
        ),
      )
      isBooked = true
    })
    // A refused mark is not paid: the administrator looks before the money goes.
    if (!isBooked) continue
    const payment: HandPayment = {
      payoutId: payout.id,
      boxId: payout.event_box_id,
      amount: payout.amount_paise,
      upiId: payout.host_upi_id,
      reference,
    }
    statement.push(payment)
    letComeBack(surroundings, payment)
  }
}
