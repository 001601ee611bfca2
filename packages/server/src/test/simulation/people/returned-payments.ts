// A payment by hand comes back from the host's bank, and an administrator who finds it on the statement notes it.
import { markReturned } from '../../../features/payouts/mark-paid/mark-returned.ts'
import { persist } from '../run/persist.ts'
import type { HandPayment } from './bank-statement.ts'
import { ADMIN_ID } from './people.ts'
import type { Surroundings } from './surroundings.ts'

const COMES_BACK = 0.15

/** Draws for each payment by itself: whether one comes back changes nothing else that a seed decides. */
export function letComeBack({ world, provider }: Surroundings, payment: HandPayment): void {
  const what = `${payment.reference} comes back`
  const random = world.randomOf(what)
  if (!world.faults || !random.chance(COMES_BACK)) return
  const isUpiIdAtFault = random.chance(0.5)
  world.start(async () => {
    await world.sleep(random.below(provider.payouts.comesBackMs), `the bank looks at ${payment.reference}`)
    // No page shows it, so it cannot be noted there: it stays paid.
    if (payment.isCorrection) return
    world.steps.push(`             ${what}`)
    payment.returned = { isUpiIdAtFault }
  })
}

/** Notes what came back and stands as paid in our books: also once more, after a restored backup has lost the note. */
export async function noteReturned(
  { world, servers }: Surroundings,
  statement: readonly HandPayment[],
): Promise<void> {
  const references = statement.filter(({ returned }) => returned).map(({ reference }) => reference)
  if (references.length === 0) return
  const shown = await persist(world, 'an administrator looks for payouts that came back', () =>
    servers.ask(({ db }) =>
      db
        .selectFrom('payouts')
        .select(['id', 'utr', 'amount_paise'])
        .where('state', '=', 'processed')
        .where('utr', 'in', references)
        .orderBy('id')
        .execute(),
    ),
  )
  for (const { id, utr, amount_paise } of shown ?? []) {
    const returned = statement.find(({ reference }) => reference === utr)?.returned
    if (!returned || utr === null) continue
    const seen = { reference: utr, amountPaise: amount_paise }
    await persist(world, `${id} is noted as returned: ${utr}`, () =>
      servers.ask(({ at, ...services }) =>
        markReturned(
          { ...services, now: at },
          { id, reason: 'Account closed', ...returned, seen, adminId: ADMIN_ID },
        ),
      ),
    )
  }
}
