// An administrator pays by hand what the provider does not pay, marks it as paid, and notes what comes back from a host's bank.
import { getRestoredAt } from '../../../db/installation.ts'
import { markPaid } from '../../../features/payouts/mark-paid/mark-paid.ts'
import { markReturned } from '../../../features/payouts/mark-paid/mark-returned.ts'
import { confirmCompared } from '../../../features/payouts/reconcile/confirm-compared.ts'
import { canBeMarkedPaid } from '../../../features/payouts/rules/mark-paid.ts'
import {
  CATCHES_UP_MS,
  type EnteredPayouts,
  enterMissing,
  enterPaidByHand,
  type HandPayment,
} from './missing-payouts.ts'
import { ADMIN_ID } from './people.ts'
import { persist, type Surroundings } from './surroundings.ts'

const COMES_BACK = 0.15

const findRestoredAt = (surroundings: Surroundings) =>
  persist(surroundings, 'an administrator looks whether a backup was restored', ({ db }) => getRestoredAt(db))

/** After a restored backup: enters what the books lack, once the gifts are back, and lets payouts go on. */
export async function compareAfterRestore(
  surroundings: Surroundings,
  statement: HandPayment[],
  entered: EnteredPayouts,
): Promise<void> {
  const restoredAt = await findRestoredAt(surroundings)
  if (!restoredAt || surroundings.world.now().getTime() - restoredAt.getTime() < CATCHES_UP_MS) return
  await enterPaidByHand(surroundings, statement)
  await enterMissing(surroundings, entered)
  await persist(surroundings, 'payouts are compared with our bank', ({ db, at }) =>
    confirmCompared(db, { restoredAt, adminId: ADMIN_ID, now: at }),
  )
}

/** Pays all that stands there to be paid by hand; nothing before payouts were compared. */
export async function payByHand(surroundings: Surroundings, statement: HandPayment[]): Promise<void> {
  if (await findRestoredAt(surroundings)) return
  const shown = await persist(
    surroundings,
    'the administrator looks for payouts to pay',
    async ({ db, provider }) => {
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
    },
  )
  for (const payout of shown ?? []) {
    const reference = `HAND${statement.length + 1}`
    const seen = { upiId: payout.host_upi_id, amountPaise: payout.amount_paise }
    const isBooked = await persist(
      surroundings,
      `${payout.id} is paid by hand: ${payout.amount_paise}`,
      async ({ at, ...services }) => {
        await markPaid(
          { ...services, now: at },
          { id: payout.id, reference, adminId: ADMIN_ID, seen, wasSentBefore: false },
        )
        return true
      },
    )
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

/** Draws for each payment by itself: whether one comes back changes nothing else that a seed decides. */
function letComeBack({ world, provider }: Surroundings, payment: HandPayment): void {
  const what = `${payment.reference} comes back`
  const random = world.randomOf(what)
  if (!world.faults || !random.chance(COMES_BACK)) return
  const isUpiIdAtFault = random.chance(0.5)
  world.start(async () => {
    await world.sleep(random.below(provider.bank.comesBackMs), `the bank looks at ${payment.reference}`)
    // No page shows it, so it cannot be noted there: it stays paid.
    if (payment.isCorrection) return
    world.steps.push(`             ${what}`)
    payment.returned = { isUpiIdAtFault }
  })
}

/** Notes what came back and stands as paid in our books: also once more, after a restored backup has lost the note. */
export async function noteReturned(
  surroundings: Surroundings,
  statement: readonly HandPayment[],
): Promise<void> {
  const references = statement.filter(({ returned }) => returned).map(({ reference }) => reference)
  if (references.length === 0) return
  const shown = await persist(surroundings, 'an administrator looks for payouts that came back', ({ db }) =>
    db
      .selectFrom('payouts')
      .select(['id', 'utr', 'amount_paise'])
      .where('state', '=', 'processed')
      .where('utr', 'in', references)
      .orderBy('id')
      .execute(),
  )
  for (const { id, utr, amount_paise } of shown ?? []) {
    const returned = statement.find(({ reference }) => reference === utr)?.returned
    if (!returned || utr === null) continue
    const seen = { reference: utr, amountPaise: amount_paise }
    await persist(surroundings, `${id} is noted as returned: ${utr}`, ({ at, ...services }) =>
      markReturned(
        { ...services, now: at },
        { id, reason: 'Account closed', ...returned, seen, adminId: ADMIN_ID },
      ),
    )
  }
}
