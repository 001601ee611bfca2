// Compares payouts with contributions: no host is paid twice or more than was given, and every host is paid in the end.
import { hasEnded } from '@lifafa/contract/event-timing'
import { formatPaise } from '@lifafa/contract/money'
import { bankStatement, type Payout } from '@lifafa/razorpay-stand-in/in-process'
import { sql } from 'kysely'
import { LEAST_PAISE } from '../../../features/payouts/rules/plan-payouts.ts'
import { owedPaise } from '../../payouts/owed.ts'
import { GOOD_UPI_IDS } from '../people/people.ts'
import { isPaying } from '../provider/provider.ts'
import {
  bestOfOrders,
  disputedFor,
  givenAfterDeletion,
  keptFor,
  type PayoutRecords,
  paidByHand,
  paidFor,
  payoutsOf,
  sum,
} from './payouts-of-boxes.ts'

const GOOD: ReadonlySet<string> = new Set(GOOD_UPI_IDS)

/** At most what was given to a box has been sent, or is on its way. */
export function findOverpaid(records: PayoutRecords): string[] {
  return records.boxIds.flatMap((boxId) => {
    const payouts = payoutsOf(boxId, records).filter(isPaying)
    const paid = sum(payouts.map(({ amount }) => amount)) + paidByHand(boxId, records)
    const givenPaise = sum([...bestOfOrders(boxId, records).values()])
    return paid > givenPaise
      ? [
          `${formatPaise(paid)} were sent for ${boxId} (${payouts.map(({ id, reference_id, amount }) => `${id} of ${reference_id}: ${amount}`).join(', ')}), given were ${formatPaise(givenPaise)}`,
        ]
      : []
  })
}

/**
 * Our two accounts in the ledger are the statements of both banks, payment by payment. Others pay through the same account: their lines are
 * not ours. Corrections have entered what a restored backup had lost; nobody enters the fee of a lost payout whose money came back.
 */
export async function findAccountsOtherwise(
  records: Pick<PayoutRecords, 'database' | 'provider' | 'statement' | 'entered' | 'isRestored'>,
): Promise<string[]> {
  const { database, provider, statement, entered, isRestored } = records
  const attempts = await database.db.selectFrom('payout_attempts').select('id').execute()
  const known = new Set<string | null>(attempts.map(({ id }) => id))
  const attemptOf = new Map(
    provider
      .all('payout')
      .filter((payout) => known.has(payout.reference_id) || !isRestored || isPaying(payout))
      .map(({ id, reference_id }) => [id, reference_id]),
  )
  const atProvider = bankStatement(provider.standIn)
    .entries.filter(({ kind, of }) => kind !== 'settlement' && attemptOf.has(of) && !entered.has(of))
    .map(({ of, debit, credit }) => ({ of: attemptOf.get(of) ?? of, paise: debit - credit }))
  const byHand = statement
    .filter(({ returned, isCorrection }) => !returned && !isCorrection)
    .map(({ reference, amount }) => ({ of: reference, paise: amount }))
  const { rows } = await sql<{ of: string; paise: number }>`
    select case a.channel when 'by-hand' then reference else a.id::text end as of, (bank + payout_account)::bigint as paise
    from ledger l join payout_attempts a on a.id = l.payout_attempt_id`.execute(database.db)
  const lines = Map.groupBy([...atProvider, ...byHand, ...rows], ({ of }) => of)
  return [...lines].flatMap(([of, both]) => {
    const paise = sum(both.map((line) => line.paise))
    return paise === 0 ? [] : [`${of}: our books and the bank's statement differ by ${paise} paise`]
  })
}

/** In the end each host has what is owed, or cannot be paid. */
export async function findUnpaid(records: PayoutRecords): Promise<string[]> {
  const found = await Promise.all(records.boxIds.map((boxId) => unpaidOf(boxId, records)))
  return [...found.flat(), ...(await findPayoutsOtherwise(records))]
}

async function unpaidOf(boxId: string, records: PayoutRecords): Promise<string[]> {
  const { db } = records.database
  const owed = await owedFor(boxId, records)
  const booked = await owedPaise(db, boxId)
  const wrong = owed === booked ? [] : [`${boxId}: owed are ${owed} paise, the books say ${booked}`]
  const host = await db
    .selectFrom('event_boxes')
    .innerJoin('hosts', 'hosts.id', 'event_boxes.host_id')
    .select(['host_id', 'event_date', 'upi_id', 'deactivated_at', 'hosts.deleted_at'])
    .where('event_boxes.id', '=', boxId)
    .executeTakeFirstOrThrow()
  if (!hasEnded(host.event_date, records.now())) return wrong
  const withheld = (await disputedFor(boxId, records)) + (await debtsBeside(boxId, host.host_id, records))
  if (owed - withheld < LEAST_PAISE) return wrong
  if (host.deleted_at) {
    const isToBeSeen = owed - (await givenAfterDeletion(boxId, host.deleted_at, records)) < LEAST_PAISE
    return isToBeSeen ? wrong : [...wrong, `${boxId}: ${owed} paise are owed to a host who was deleted`]
  }
  const payouts = await db.selectFrom('payouts').selectAll().where('event_box_id', '=', boxId).execute()
  const held = sum(
    payouts
      .filter(({ state, hold }) => state !== 'cancelled' && hold !== null)
      .map(({ amount_paise }) => amount_paise),
  )
  if (owed - withheld - held < LEAST_PAISE && isUnpayable(host, boxId, records)) return wrong
  const listed = payouts.map(
    ({ number, state, hold_reason, amount_paise }) => `${number} ${state} ${amount_paise} ${hold_reason}`,
  )
  return [...wrong, `${boxId}: ${owed} paise are owed to ${host.upi_id}: ${listed.join(', ')}`]
}

const owedFor = async (boxId: string, records: PayoutRecords): Promise<number> =>
  (await keptFor(boxId, records)) - paidFor(boxId, records) + (await inSuspenseOf(boxId, records))

/** Debts of the host for other boxes, those included that lost disputes would make. */
async function debtsBeside(boxId: string, hostId: string, records: PayoutRecords): Promise<number> {
  const boxes = await records.database.db
    .selectFrom('event_boxes')
    .select('id')
    .where('host_id', '=', hostId)
    .where('id', '!=', boxId)
    .execute()
  const debts = boxes.map(async ({ id }) =>
    Math.max(0, (await disputedFor(id, records)) - (await owedFor(id, records))),
  )
  return sum(await Promise.all(debts))
}

/** Corrections for paid gifts that were refunded while a restored backup had lost the payout: no later gift makes up for them. */
async function inSuspenseOf(boxId: string, { database }: PayoutRecords): Promise<number> {
  const corrections = await database.db
    .selectFrom('ledger')
    .select('suspense')
    .where('event_box_id', '=', boxId)
    .where('kind', '=', 'correction')
    .execute()
  return sum(corrections.map(({ suspense }) => suspense))
}

/** After so many tries the bank's refusal is believed. */
const MOST_FAILURES = 3

/** True where no payout can be sent to a host, by the provider's records and our bank's, not by our books. */
function isUnpayable(
  { upi_id, deactivated_at }: { upi_id: string | null; deactivated_at: Date | null },
  boxId: string,
  records: PayoutRecords,
): boolean {
  if (deactivated_at || upi_id === null || !GOOD.has(upi_id)) return true
  const failures = payoutsOf(boxId, records).filter(
    (payout) => records.provider.upiIdOf(payout) === upi_id && !isPaying(payout),
  )
  const returned = records.statement.filter(
    (payment) => payment.boxId === boxId && payment.upiId === upi_id && payment.returned?.upi_id_at_fault,
  )
  return failures.length + returned.length >= MOST_FAILURES
}

/** As our books have a payout of the provider: what came back before it was known to have arrived has failed. */
const STATES_OF: Readonly<Record<Payout['status'], readonly string[]>> = {
  ...{ pending: ['submitted'], queued: ['submitted'], scheduled: ['submitted'], processing: ['submitted'] },
  ...{ processed: ['paid'], reversed: ['returned', 'failed'], failed: ['failed'] },
  ...{ cancelled: ['failed'], rejected: ['failed'] },
}

/**
 * Each payout that the provider was asked for is in our books, as it is there, or a correction has entered it after a restore. Nobody asks
 * again about one that failed: that its money came back later changes nothing of what is owed.
 */
async function findPayoutsOtherwise({
  database,
  provider,
  boxIds,
  entered,
  isRestored,
}: PayoutRecords): Promise<string[]> {
  const attempts = await database.db
    .selectFrom('payout_attempts')
    .innerJoin('payouts', 'payouts.id', 'payout_id')
    .select(['payout_attempts.id', 'payout_attempts.state', 'payout_attempts.amount_paise'])
    .where('event_box_id', 'in', boxIds)
    .execute()
  const known = new Map(attempts.map(({ id, state, amount_paise }) => [id, `${state} ${amount_paise}`]))
  return provider
    .all('payout')
    .filter((payout) => {
      const { id, reference_id, status, amount } = payout
      const ours = known.get(reference_id ?? '')
      if (!ours && (entered.has(id) || (isRestored && !isPaying(payout)))) return false
      return !STATES_OF[status].some((state) => ours === `${state} ${amount}`)
    })
    .map(
      ({ id, reference_id, status, amount }) =>
        `${id} is ${status} ${amount}, our books say ${known.get(reference_id ?? '')}`,
    )
}
