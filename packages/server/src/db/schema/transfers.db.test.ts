// Refusals of the database about linked accounts and transfers to them.
import { expect, test } from 'vitest'
import { CHECK, UNIQUE } from '../../test/database/refusal-codes.ts'
import { insertHost, insertPaymentOrder, type NewRow, SOME_TIME } from '../../test/rows.ts'
import { testDatabase } from '../../test/test-database.ts'

const database = testDatabase()

const TIMES = { created_at: SOME_TIME, updated_at: SOME_TIME }

const insertAccount = async (account: Partial<NewRow<'linked_accounts'>>) =>
  database.db
    .insertInto('linked_accounts')
    .values({
      host_id: account.host_id ?? (await insertHost(database.db)).id,
      ...{ key_mode: 'test', upi_id: 'meera@okbank', legal_name: 'Meera Nair', state: 'asking' },
      ...TIMES,
      ...account,
    })
    .execute()

async function insertTransfer(transfer: Partial<NewRow<'transfers'>> = {}) {
  const { id, event_box_id } = await insertPaymentOrder(database.db, { account_id: 'acc_1' })
  return database.db
    .insertInto('transfers')
    .values({
      ...{ event_box_id, payment_order_id: id, provider_transfer_id: `trf_${id}`, account_id: 'acc_1' },
      ...{ amount_paise: 50100, ...TIMES },
      ...transfer,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const active = { state: 'active', check_at: SOME_TIME } as const

test.for<[string, Partial<NewRow<'linked_accounts'>>]>([
  ['an account without an answer that has an id', { account_id: 'acc_1' }],
  ['an active account without an id', active],
  ['a refused account without a reason', { state: 'refused' }],
  ['an account that nobody asks about', { ...active, account_id: 'acc_2', check_at: null }],
])('%s', async ([, account]) => {
  await expect(insertAccount(account)).rejects.toMatchObject(CHECK)
})

test('a UPI ID of a host has one account, besides those that were refused', async () => {
  const { id: host_id } = await insertHost(database.db)
  await insertAccount({ host_id, state: 'refused', refusal: '' })
  await insertAccount({ host_id })
  await expect(insertAccount({ host_id })).rejects.toMatchObject(UNIQUE)
})

const processed = { state: 'processed' } as const

test.for<[string, Partial<NewRow<'transfers'>>]>([
  ['a transfer of less than a rupee', { amount_paise: 99 }],
  ['a transfer of more than ₹1,00,000', { amount_paise: 1_00_000_01 }],
  ['more that is reversed than was transferred', { ...processed, reversed_paise: 50101 }],
  ['something reversed of what was not carried out', { reversed_paise: 1 }],
  ['a transfer that is with the host, and was not carried out', { settled_at: SOME_TIME }],
  ['a failed transfer without a reason', { state: 'failed' }],
  ['more tax than fee', { ...processed, fee_paise: 1, tax_paise: 2 }],
])('%s', async ([, transfer]) => {
  await expect(insertTransfer(transfer)).rejects.toMatchObject(CHECK)
})

test.for<[string, Partial<NewRow<'transfers'>>, Partial<NewRow<'transfers'>>]>([
  ['another amount', processed, { amount_paise: 50000 }],
  ['another account', processed, { account_id: 'acc_2' }],
  ['less that was reversed', { ...processed, reversed_paise: 100 }, { reversed_paise: 99 }],
  ['the end of a failure', { state: 'failed', failure: '' }, { state: 'processed', failure: null }],
  [
    'a transfer that is with the host and comes back by itself',
    { ...processed, settled_at: SOME_TIME },
    { settled_at: null },
  ],
])('%s is refused', async ([, before, change]) => {
  const { id } = await insertTransfer(before)
  const changed = database.db.updateTable('transfers').set(change).where('id', '=', id).execute()
  await expect(changed).rejects.toThrow(/a transfer stays what was transferred/)
})

test('an order has one transfer, which the ledger enters once', async () => {
  const { id: transfer_id, event_box_id, payment_order_id } = await insertTransfer(processed)
  await expect(insertTransfer({ event_box_id, payment_order_id })).rejects.toMatchObject(UNIQUE)
  const enter = (kind: 'transfer' | 'correction') =>
    database.db
      .insertInto('ledger')
      .values({
        ...{ kind, event_box_id, transfer_id, owed_to_hosts: 50100, gateway_receivable: -50100 },
        ...{ occurred_at: SOME_TIME, created_at: SOME_TIME },
      })
      .execute()
  await expect(enter('correction')).rejects.toMatchObject(CHECK)
  await enter('transfer')
  await expect(enter('transfer')).rejects.toMatchObject(UNIQUE)
})
