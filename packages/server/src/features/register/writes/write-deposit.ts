// Notes that money of a closed count is at a bank, or takes the note back. It is the host's own word: nothing else follows from it.
import type { Deposit } from '@lifafa/contract/endpoints/register/counts'
import { todayInIndia } from '@lifafa/contract/event-timing'
import { hostRegisterRefusals } from '@lifafa/contract/sentences/host/register-refusals'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure, fieldFailure } from '../../../http/failure.ts'
import { lockBoxOfHost } from '../../event-boxes/reads.ts'
import { cashPaise } from '../rules/counts.ts'

type Of = { hostId: string; boxId: string; number: number; now: Date }

/**
 * `deposit`: takes the place of an earlier one; undefined: none. Throws Failure: `notFound`; `invalidInput` on a day before the count
 * or after today, or with more than was counted.
 */
export const writeDeposit = (
  db: Kysely<Database>,
  { hostId, boxId, number, now }: Of,
  deposit: Deposit | undefined,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockBoxOfHost(trx, hostId, boxId)
    const count = await trx
      .selectFrom('register_counts')
      .selectAll()
      .where('event_box_id', '=', boxId)
      .where('number', '=', number)
      .executeTakeFirst()
    if (!count) throw new Failure('notFound')
    if (deposit && (deposit.day < todayInIndia(count.counted_at) || deposit.day > todayInIndia(now)))
      throw fieldFailure('day', hostRegisterRefusals.depositDayWrong)
    if (deposit && deposit.amount_paise > cashPaise(count) + count.cheques_paise)
      throw fieldFailure('amount_paise', hostRegisterRefusals.depositAmountWrong)
    await trx
      .updateTable('register_counts')
      .set({
        deposited_on: deposit?.day ?? null,
        deposited_paise: deposit?.amount_paise ?? null,
        deposited_by: deposit?.by ?? null,
      })
      .where('event_box_id', '=', boxId)
      .where('number', '=', number)
      .execute()
  })
