// After a restored backup an administrator enters what was paid and our books lack, and takes back what failed later.
import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { scheduleCheck } from '../../../db/claim-due.ts'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { listMissing } from '../../../features/payouts/reads/missing.ts'
import { listAttempts, unpaidPaise } from '../../../features/payouts/reads/payouts.ts'
import { isPaying } from '../provider/provider.ts'
import { persist, type Surroundings } from './surroundings.ts'

/** Paid from our own bank: a line of the administrator's account statement. */
export type HandPayment = {
  /** The payout of the attempt. */
  payoutId: string
  boxId: string
  amount: number
  upiId: string | null
  reference: string
  /** Made before the restored backup lost it: no payout of our books is this payment. */
  isCorrection?: boolean
  /** The host's bank has sent it back. */
  returned?: { upi_id_at_fault: boolean }
}

/** Then the gifts are back: the list of payments is read once a day. */
export const CATCHES_UP_MS = 30 * 60 * 60 * 1000

/** The provider's ids of payouts that a correction has entered, each with whether a second one took it back. */
export type EnteredPayouts = Map<string, boolean>

/** Ids that are the same in each run of a seed. */
const idOf = (payment: string, part: 'a' | 'b' | 'c'): string =>
  `00000000-0000-4000-${part}000-${createHash('sha256').update(payment).digest('hex').slice(0, 12)}`

type Correction = {
  id: string
  boxId: string
  paise: number
  from: 'bank' | 'payout_account'
  now: Date
}

/**
 * As docs/backups.md wants it: what is more than the box is owed, since its gift was refunded, in suspense. The same `id` once. False
 * while an attempt is being sent: the page refuses to take what it would pay.
 */
const enterCorrection = (
  db: Kysely<Database>,
  { id, boxId, paise, from, now }: Correction,
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    await scheduleCheck(trx, 'event_boxes', boxId, now)
    if ((await listAttempts(trx, boxId)).some(({ state }) => state === 'submitting')) return false
    const owed = Math.min(paise, Math.max(0, await unpaidPaise(trx, boxId)))
    await sql`
      insert into ledger (id, kind, event_box_id, owed_to_hosts, suspense, ${sql.ref(from)}, occurred_at, created_at)
      values (${id}, 'correction', ${boxId}, ${owed}, ${paise - owed}, ${-paise}, ${now}, ${now})
      on conflict do nothing`.execute(trx)
    return true
  })

export async function enterMissing(surroundings: Surroundings, entered: EnteredPayouts): Promise<void> {
  const missing = await persist(
    surroundings,
    'an administrator looks for payouts that our books lack',
    async ({ db, at, provider: { sentPayouts } }) => (sentPayouts ? listMissing(db, sentPayouts, at) : []),
  )
  for (const { id, boxId, amount } of missing ?? []) {
    const isEntered = await persist(
      surroundings,
      `${id} is entered by a correction: ${amount}`,
      ({ db, at }) =>
        enterCorrection(db, {
          ...{ id: idOf(id, 'a'), boxId, paise: amount, from: 'payout_account', now: at },
        }),
    )
    if (isEntered) entered.set(id, entered.get(id) ?? false)
  }
}

/** The bank's statement shows what came back: the opposite correction is entered. */
export async function takeBack(surroundings: Surroundings, entered: EnteredPayouts): Promise<void> {
  for (const payout of surroundings.provider.all('payout')) {
    if (entered.get(payout.id) !== false || isPaying(payout)) continue
    const [correction, opposite] = [idOf(payout.id, 'a'), idOf(payout.id, 'b')]
    await persist(surroundings, `the correction of ${payout.id} is taken back`, ({ db, at }) =>
      sql`
          with looked_at as (
            update event_boxes set check_at = ${at} where id in (select event_box_id from ledger where id = ${correction})
          )
          insert into ledger (id, kind, event_box_id, owed_to_hosts, suspense, payout_account, occurred_at, created_at)
          select ${opposite}, kind, event_box_id, -owed_to_hosts, -suspense, -payout_account, ${at}, ${at} from ledger
          where id = ${correction} on conflict do nothing`.execute(db),
    )
    entered.set(payout.id, true)
  }
}

/**
 * Enters payments of our bank's statement that are no payout of our books. A returned payment is owed again, whether the backup has
 * it or not.
 */
export async function enterPaidByHand(surroundings: Surroundings, statement: HandPayment[]): Promise<void> {
  for (const payment of statement.filter(({ returned, isCorrection }) => !returned && !isCorrection)) {
    const { boxId, amount: paise, reference } = payment
    const id = idOf(reference, 'c')
    await persist(surroundings, `an administrator looks for ${reference}`, async ({ db, at }) => {
      const known = db.selectFrom('payout_attempts').select('id').where('reference', '=', reference)
      if (await known.executeTakeFirst()) return
      payment.isCorrection = await enterCorrection(db, { id, boxId, paise, from: 'bank', now: at })
    })
  }
}
