// An administrator pays by hand what the provider does not pay, and marks it as paid.
import { getRestoredAt } from '../../../db/installation.ts'
import type { Row } from '../../../db/tables.ts'
import { markPaid } from '../../../features/payouts/mark-paid/mark-paid.ts'
import { confirmCompared } from '../../../features/payouts/reconcile/confirm-compared.ts'
import { canBeMarkedPaid } from '../../../features/payouts/rules/mark-paid.ts'
import { persist } from '../run/persist.ts'
import type { HandPayment } from './bank-statement.ts'
import { ADMIN_ID } from './people.ts'
import { letComeBack } from './returned-payments.ts'
import type { Surroundings } from './surroundings.ts'

/** After a restored backup: marks what the statement shows as paid, and lets payouts go on. */
export async function compareAfterRestore(
  surroundings: Surroundings,
  statement: HandPayment[],
): Promise<void> {
  const restoredAt = await persist(
    surroundings.world,
    'an administrator looks whether a backup was restored',
    () => surroundings.servers.ask(({ db }) => getRestoredAt(db)),
  )
  if (!restoredAt) return
  await payByHand(surroundings, statement, (payout) => isIn(statement, payout) !== undefined)
  await persist(surroundings.world, 'payouts are compared with our bank', () =>
    surroundings.servers.ask(({ db, at }) => confirmCompared(db, { restoredAt, adminId: ADMIN_ID, now: at })),
  )
}

const isIn = (statement: HandPayment[], { id, amount_paise }: Row<'payouts'>) =>
  statement.find(
    ({ payoutId, amount, isCorrection, returned }) =>
      payoutId === id && amount === amount_paise && !isCorrection && !returned,
  )

/**
 * Pays all that stands there to be paid by hand and `isMeant`. What is in the statement already is marked, and not paid
 * again.
 */
export async function payByHand(
  surroundings: Surroundings,
  statement: HandPayment[],
  isMeant: (payout: Row<'payouts'>) => boolean = () => true,
): Promise<void> {
  const seen = await persist(surroundings.world, 'the administrator looks for payouts to pay', () =>
    surroundings.servers.ask(async ({ db, provider }) => {
      const payouts = await db
        .selectFrom('payouts')
        .innerJoin('hosts', 'hosts.id', 'payouts.host_id')
        .selectAll('payouts')
        .select(['deactivated_at', 'hosts.upi_id as host_upi_id'])
        .where('hosts.upi_id', 'is not', null)
        .orderBy('payouts.id')
        .execute()
      const isSending = provider.payouts !== undefined && (await getRestoredAt(db)) === null
      return payouts.filter(
        (payout) => !payout.deactivated_at && canBeMarkedPaid(payout, isSending) && isMeant(payout),
      )
    }),
  )
  for (const payout of seen ?? []) {
    const before = isIn(statement, payout)
    const reference = before?.reference ?? `HAND${statement.length + 1}`
    const seen = { upiId: payout.host_upi_id, amountPaise: payout.amount_paise }
    let isBooked = false
    await persist(surroundings.world, `${payout.id} is paid by hand: ${payout.amount_paise}`, async () => {
      await surroundings.servers.ask(({ at, ...services }) =>
        markPaid(
          { ...services, now: at },
          { id: payout.id, reference, adminId: ADMIN_ID, seen, wasSentBefore: before !== undefined },
        ),
      )
      isBooked = true
    })
    // A refused mark is not paid: the administrator looks before the money goes.
    if (!isBooked || before) continue
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
