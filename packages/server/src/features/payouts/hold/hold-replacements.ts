// Holds due payouts that replace one that was withdrawn from a file for our bank, where an administrator pays: the bank may have paid that one.
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { initialState } from '../create/create-payouts.ts'
import { lockBox } from '../create/lock-box.ts'
import { listPayouts, readPayee } from '../reads.ts'
import { obstacleOfBankFile, replacedInFile } from '../rules/in-bank-file.ts'

/** Those that waited for another reason first: `createPayouts` holds the others. Where the provider pays, `commitToSend` does. */
export async function holdReplacements(db: Kysely<Database>, now: Date): Promise<void> {
  for (const boxId of await listBoxes(db))
    await inTransaction(db, async (trx) => {
      const box = await lockBox(trx, boxId)
      const { upi_id: upiId } = await readPayee(trx, box.host_id)
      const payouts = await listPayouts(trx, boxId)
      for (const payout of payouts.filter(({ state }) => state === 'due')) {
        const obstacle = obstacleOfBankFile(payout, replacedInFile(payout, payouts), { upiId, now })
        if (obstacle)
          await trx
            .updateTable('payouts')
            .set({ ...initialState(obstacle, now), updated_at: now })
            .where('id', '=', payout.id)
            .execute()
      }
    })
}

/** Also those in which nothing has to be held: `replacedInFile` decides. */
async function listBoxes(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct due.event_box_id as id
    from payouts due join payouts withdrawn on withdrawn.event_box_id = due.event_box_id
    where due.state = 'due' and withdrawn.state = 'failed' and withdrawn.fault = 'withdrawn'
      and withdrawn.listed_at is not null and withdrawn.number < due.number`.execute(db)
  return rows.map(({ id }) => id)
}
