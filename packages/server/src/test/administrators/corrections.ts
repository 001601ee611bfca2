// Corrections of the ledger in tests, as an administrator writes them.
import type { Row } from '../../db/tables.ts'
import type { TestApp } from '../app.ts'
import { call } from '../fixtures.ts'
import { adminHeaders } from './admins.ts'

export const REASON = 'A gift came by bank transfer'

type Otherwise = { by?: { authorization: string } } & Record<string, unknown>

/** By default ₹100 from what is not yet known, to what the host of `boxId` is owed. */
export async function write(test: TestApp, boxId: string, { by, ...otherwise }: Otherwise = {}) {
  return call(test, ['POST', '/admin/payments/corrections'], {
    headers: by ?? (await adminHeaders(test)),
    body: {
      amount: 100_00,
      debit_account: 'suspense',
      credit_account: 'owed_to_hosts',
      credit_box: boxId,
      reason: REASON,
      request_key: crypto.randomUUID(),
      ...otherwise,
    },
  })
}

/** The corrections that name a box, oldest first. */
export const correctionsOf = ({ services }: TestApp, boxId: string): Promise<Row<'corrections'>[]> =>
  services.db
    .selectFrom('corrections')
    .selectAll()
    .where(({ or, eb }) => or([eb('debit_box_id', '=', boxId), eb('credit_box_id', '=', boxId)]))
    .orderBy('written_at')
    .execute()

/** The entries of a box's corrections: what is owed, and what is not yet known. */
export const entriesOf = ({ services }: TestApp, boxId: string) =>
  services.db
    .selectFrom('ledger')
    .select(['owed_to_hosts', 'suspense'])
    .where('event_box_id', '=', boxId)
    .where('kind', '=', 'correction')
    .execute()
