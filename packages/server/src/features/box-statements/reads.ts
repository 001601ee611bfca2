// Reads all money of an event box for its statement, as of one moment.
import type { BoxStatement } from '@lifafa/contract/box-money/box-statement'
import { MAX_STATEMENT_CONTRIBUTIONS } from '@lifafa/contract/limits'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../db/tables.ts'
import { inSnapshot } from '../../db/transaction.ts'
import { lastDigits } from '../../privacy.ts'
import { readBoxMoney } from '../box-money/reads.ts'
import type { When } from '../box-money/rules/money-of.ts'
import type { EventBox } from '../event-boxes/reads.ts'

/** Undefined if the box has more contributions than a statement can have. */
export const readStatement = (
  db: Kysely<Database>,
  box: EventBox,
  when: When,
): Promise<BoxStatement | undefined> =>
  inSnapshot(db, async (trx) => {
    const contributions = await readContributions(trx, box.id)
    if (contributions.length > MAX_STATEMENT_CONTRIBUTIONS) return undefined
    return {
      box: { giftid: box.id, name: box.name, day: box.event_date },
      ...(await readHost(trx, box.host_id)),
      as_of: when.now.toISOString(),
      money: await readBoxMoney(trx, box.id, when),
      contributions,
      given_back: await readGivenBack(trx, box.id),
      corrections: await readCorrections(trx, box.id),
      payouts: await readPayouts(trx, box.id),
    }
  })

/** A row as it is listed, but for its time. */
type Timed<T> = Omit<T, 'at'> & { at: Date }
type Rows<K extends 'contributions' | 'given_back' | 'corrections' | 'payouts'> = BoxStatement[K][number]
const listed = <T>(rows: readonly Timed<T>[]) => rows.map((row) => ({ ...row, at: row.at.toISOString() }))

async function readContributions(trx: Transaction<Database>, boxId: string) {
  const { rows } = await sql<Timed<Rows<'contributions'>>>`
    select c.paid_at as at, coalesce(c.corrected_name, c.guest_name) as guest, p.rrn as bank_reference, p.id as reference,
      c.amount_paise as paise, c.fee_paise, c.refunded_paise as given_back_paise
    from contributions c join payments p on p.id = c.payment_id and p.event_box_id = c.event_box_id
    where c.event_box_id = ${boxId} order by c.paid_at, c.id limit ${MAX_STATEMENT_CONTRIBUTIONS + 1}`.execute(
    trx,
  )
  return listed(rows)
}

/** By the ledger: what went back of gifts, without what went back of our fee. */
async function readGivenBack(trx: Transaction<Database>, boxId: string) {
  const { rows } = await sql<Timed<Rows<'given_back'>>>`
    select l.occurred_at as at, coalesce(c.corrected_name, c.guest_name) as guest, r.kind = 'dispute' as is_disputed, r.id as reference,
      l.owed_to_hosts as paise
    from ledger l join refunds r on r.id = l.refund_id and r.event_box_id = l.event_box_id
    left join contributions c on c.payment_id = l.payment_id and c.event_box_id = l.event_box_id
    where l.event_box_id = ${boxId} and l.owed_to_hosts <> 0 and l.kind = 'refund' and r.state <> 'returned'
    order by l.occurred_at, l.id limit ${MAX_STATEMENT_CONTRIBUTIONS}`.execute(trx)
  return listed(rows)
}

async function readCorrections(trx: Transaction<Database>, boxId: string) {
  const { rows } = await sql<Timed<Rows<'corrections'>>>`
    select occurred_at as at, coalesce(correction_id, id) as reference, -owed_to_hosts as paise from ledger
    where event_box_id = ${boxId} and owed_to_hosts <> 0 and kind = 'correction'
    order by occurred_at, id limit ${MAX_STATEMENT_CONTRIBUTIONS}`.execute(trx)
  return listed(rows)
}

async function readPayouts(trx: Transaction<Database>, boxId: string) {
  const { rows } = await sql<Timed<Rows<'payouts'> & { bank_account: string | null }>>`
    select at, upi_id, bank_account, bank_reference, reference, paise from (
      select a.paid_at as at, a.upi_id, a.bank_account, a.reference as bank_reference, a.id as reference, a.amount_paise as paise, p.number
      from payout_attempts a join payouts p on p.id = a.payout_id where p.event_box_id = ${boxId} and a.state = 'paid'
      union all
      -- What the provider has sent on from the host's account there, each gift by itself.
      select t.settled_at, a.upi_id, null, null, t.id, t.amount_paise - t.reversed_paise, 0
      from transfers t left join linked_accounts a on a.account_id = t.account_id
      where t.event_box_id = ${boxId} and t.settled_at is not null and t.amount_paise > t.reversed_paise
    ) sent_on order by at, number limit ${MAX_STATEMENT_CONTRIBUTIONS}`.execute(trx)
  return listed(rows).map(({ bank_account, ...row }) => ({
    ...row,
    ...(bank_account !== null && { account_digits: lastDigits(bank_account) }),
  }))
}

async function readHost(
  trx: Transaction<Database>,
  hostId: string,
): Promise<Pick<BoxStatement, 'host' | 'language'>> {
  const { first_name, last_name, language } = await trx
    .selectFrom('hosts')
    .select(['first_name', 'last_name', 'language'])
    .where('id', '=', hostId)
    .executeTakeFirstOrThrow()
  return { host: `${first_name} ${last_name}`, language }
}
