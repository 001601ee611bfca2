// An administrator pays by hand what the provider does not pay, marks it as paid, and notes what comes back from a host's bank.
import { getRestoredAt } from '../../../db/installation.ts'
import { payByHand as lockToPay } from '../../../features/payouts/channels/by-hand/pay-by-hand.ts'
import { sayOutcome } from '../../../features/payouts/channels/by-hand/say-outcome.ts'
import { confirmCompared } from '../../../features/payouts/operator/confirm-compared.ts'
import { decide } from '../../../features/payouts/operator/decide.ts'
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
  await persist(surroundings, 'payouts are compared with our bank', ({ db, at, provider }) =>
    confirmCompared({ db, provider, now: at }, { restoredAt, adminId: ADMIN_ID }),
  )
}

/** Pays all that stands there to be paid by hand; nothing before payouts were compared. */
export async function payByHand(surroundings: Surroundings, statement: HandPayment[]): Promise<void> {
  if (await findRestoredAt(surroundings)) return
  const shown = await persist(
    surroundings,
    'the administrator looks for payouts to pay',
    async ({ db, provider }) =>
      db
        .selectFrom('payouts')
        .innerJoin('hosts', 'hosts.id', 'payouts.host_id')
        .leftJoin('payout_attempts', (join) =>
          join
            .onRef('payout_id', '=', 'payouts.id')
            .on('channel', '=', 'by-hand')
            .on('payout_attempts.state', '=', 'submitted'),
        )
        .selectAll('payouts')
        .select(['hosts.upi_id as host_upi_id', 'payout_attempts.id as attempt_id'])
        .select(['payout_attempts.upi_id as locked_upi_id', 'payout_attempts.amount_paise as locked_paise'])
        .where('hosts.upi_id', 'is not', null)
        .where('deactivated_at', 'is', null)
        // One that was locked before is paid; the others while nothing sends them by itself.
        .where((is) =>
          is.or([
            is('payout_attempts.id', 'is not', null),
            is.and([is('payouts.state', '=', 'open'), is.val(provider.payouts === undefined)]),
          ]),
        )
        .orderBy('payouts.event_box_id')
        .orderBy('payouts.number')
        .execute(),
  )
  for (const payout of shown ?? []) {
    const reference = `HAND${statement.length + 1}`
    const upiId = payout.attempt_id ? payout.locked_upi_id : payout.host_upi_id
    const amount = payout.locked_paise ?? payout.amount_paise
    const attemptId =
      payout.attempt_id ??
      (await persist(
        surroundings,
        `${payout.id} is locked to be paid by hand: ${amount}`,
        ({ at, ...services }) =>
          lockToPay(
            { ...services, now: at },
            {
              ...{ payoutId: payout.id, adminId: ADMIN_ID },
              seen: {
                ...{ upi_id: upiId, bank_account: null, amount_paise: amount },
                hold_reason: payout.hold_reason,
              },
            },
          ).then(({ attempt }) => attempt),
      ))
    // A payout that cannot be locked is not paid: the administrator looks before the money goes.
    if (!attemptId) continue
    const payment: HandPayment = { payoutId: attemptId, boxId: payout.event_box_id, amount, upiId, reference }
    statement.push(payment)
    await persist(surroundings, `${attemptId} is marked as paid: ${reference}`, ({ at, ...services }) =>
      sayOutcome(
        { ...services, now: at },
        { attemptId, adminId: ADMIN_ID },
        { outcome: 'paid', reference, is_shared: false },
      ),
    )
    letComeBack(surroundings, payment)
  }
}

/** Tries payouts again that need an administrator: our account was mended meanwhile, or they fail once more. */
export async function decideWhatIsStuck(surroundings: Surroundings): Promise<void> {
  const stuck = await persist(surroundings, 'an administrator looks for payouts that are stuck', ({ db }) =>
    db
      .selectFrom('payouts')
      .select(['id', 'hold_reason'])
      .where('state', '=', 'open')
      .where('hold', '=', 'needs-operator')
      .orderBy('id')
      .execute(),
  )
  for (const { id: payoutId, hold_reason } of stuck ?? [])
    await persist(surroundings, `${payoutId} is tried again`, ({ db, at }) =>
      decide(
        { db, now: at },
        { payoutId, decision: 'retry', reason: 'Mended', hold_reason, adminId: ADMIN_ID },
      ),
    )
}

/** The provider was asked, its answer was lost, and it has no such payout: the bank's statement shows that nothing was paid. */
export async function settleUnknown(surroundings: Surroundings): Promise<void> {
  const sent = new Set(surroundings.provider.all('payout').map(({ reference_id }) => reference_id))
  const unknown = await persist(
    surroundings,
    'an administrator looks for payouts of unknown outcome',
    ({ db }) =>
      db
        .selectFrom('payout_attempts')
        .innerJoin('payouts', 'payouts.id', 'payout_id')
        .select('payout_attempts.id')
        .where('payouts.hold_reason', '=', 'unknown-outcome')
        .where('payout_attempts.state', '=', 'submitting')
        .orderBy('payout_attempts.id')
        .execute(),
  )
  for (const { id: attemptId } of unknown ?? [])
    if (!sent.has(attemptId))
      await persist(surroundings, `${attemptId} was not paid`, ({ at, ...services }) =>
        sayOutcome(
          { ...services, now: at },
          { attemptId, adminId: ADMIN_ID },
          { outcome: 'not-paid', reason: 'Not there', upi_id_at_fault: false },
        ),
      )
}

/** Draws for each payment by itself: whether one comes back changes nothing else that a seed decides. */
function letComeBack({ world, provider }: Surroundings, payment: HandPayment): void {
  const what = `${payment.reference} comes back`
  const random = world.randomOf(what)
  if (!world.faults || !random.chance(COMES_BACK)) return
  const upi_id_at_fault = random.chance(0.5)
  world.start(async () => {
    await world.sleep(random.below(provider.bank.comesBackMs), `the bank looks at ${payment.reference}`)
    // No page shows it, so it cannot be noted there: it stays paid.
    if (payment.isCorrection) return
    world.steps.push(`             ${what}`)
    payment.returned = { upi_id_at_fault }
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
      .selectFrom('payout_attempts')
      .select(['id', 'reference'])
      .where('state', '=', 'paid')
      .where('reference', 'in', references)
      .orderBy('id')
      .execute(),
  )
  for (const { id: attemptId, reference } of shown ?? []) {
    const returned = statement.find((payment) => payment.reference === reference)?.returned
    if (!returned) continue
    await persist(surroundings, `${attemptId} is noted as returned: ${reference}`, ({ at, ...services }) =>
      sayOutcome(
        { ...services, now: at },
        { attemptId, adminId: ADMIN_ID },
        { outcome: 'returned', reason: 'Account closed', ...returned },
      ),
    )
  }
}
