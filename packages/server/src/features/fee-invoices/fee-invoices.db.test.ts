// Each box's fee is invoiced once after its event, in one unbroken series; what is refunded later is credited.
import { expect, test } from 'vitest'
import { noteRestored } from '../../db/installation.ts'
import { insertContribution, insertEntry, insertEventBox } from '../../test/rows.ts'
import { testDatabase } from '../../test/test-database.ts'
import { issueInvoices } from './writes.ts'

const database = testDatabase()

const { signal } = new AbortController()
const AFTER = new Date('2026-12-10T06:30:00Z')
const issue = (now = AFTER, gstPercent = 18) => issueInvoices({ db: database.db, gstPercent, now, signal })

const invoicesOf = (boxId: string) =>
  database.db
    .selectFrom('fee_invoices')
    .select(['kind', 'year', 'number', 'fee_paise', 'gst_paise'])
    .where('event_box_id', '=', boxId)
    .orderBy('issued_at')
    .execute()

const aBox = async (rupees = 501, event_date = '2026-12-08') => {
  const box = await insertEventBox(database.db, { event_date })
  await insertContribution(database.db, { event_box_id: box.id, amount_paise: rupees * 100 })
  return box
}

test('a fee is invoiced a day after the event has ended, once, with its GST in the ledger', async () => {
  const box = await aBox()
  await issue(new Date('2026-12-10T00:00:00Z'))
  expect(await invoicesOf(box.id)).toEqual([])
  await issue()
  await issue()
  expect(await invoicesOf(box.id)).toEqual([
    { kind: 'invoice', year: '26-27', number: 1, fee_paise: 20_04, gst_paise: 3_06 },
  ])
  const entries = await database.db
    .selectFrom('ledger')
    .select(['kind', 'platform_fee', 'output_gst'])
    .where('event_box_id', '=', box.id)
    .where('output_gst', '<>', 0)
    .execute()
  expect(entries).toEqual([{ kind: 'fee-invoice', platform_fee: 3_06, output_gst: -3_06 }])
})

test('a refund after the invoice is credited, in a series of its own; late gifts are invoiced', async () => {
  const box = await aBox()
  await issue()
  await insertEntry(database.db, {
    ...{ kind: 'correction', event_box_id: box.id, platform_fee: 20_04, gateway_receivable: -20_04 },
  })
  await issue(new Date('2026-12-11T06:30:00Z'))
  await insertContribution(database.db, { event_box_id: box.id, amount_paise: 1100_00 })
  await issue(new Date('2026-12-12T06:30:00Z'))
  expect(await invoicesOf(box.id)).toMatchObject([
    { kind: 'invoice', fee_paise: 20_04 },
    { kind: 'credit-note', number: 1, fee_paise: 20_04, gst_paise: 3_06 },
    { kind: 'invoice', fee_paise: 44_00 },
  ])
})

test('a credit note names its invoice, has its GST, and leaves nothing of it owed', async () => {
  const box = await aBox(100)
  await issue()
  const back = (paise: number) =>
    insertEntry(database.db, {
      ...{ kind: 'correction', event_box_id: box.id, platform_fee: paise, gateway_receivable: -paise },
    })
  await back(2_00)
  await issue(new Date('2026-12-11T06:30:00Z'), 0)
  await back(2_00)
  await issue(new Date('2026-12-12T06:30:00Z'), 0)
  const papers = await database.db
    .selectFrom('fee_invoices')
    .selectAll()
    .where('event_box_id', '=', box.id)
    .orderBy('issued_at')
    .execute()
  expect(papers.map(({ kind, gst_percent, gst_paise }) => [kind, gst_percent, gst_paise])).toEqual([
    ['invoice', 18, 61],
    ['credit-note', 18, 31],
    ['credit-note', 18, 30],
  ])
  expect(papers.map(({ credits_id }) => credits_id)).toEqual([null, papers[0]?.id, papers[0]?.id])
  const { left } = await database.db
    .selectFrom('ledger')
    .select(({ fn }) => fn.sum<string>('output_gst').as('left'))
    .where('event_box_id', '=', box.id)
    .executeTakeFirstOrThrow()
  expect(Number(left)).toBe(0)
})

test('several processes at once leave no gap and give no number twice; a new financial year begins at 1', async () => {
  for (let boxes = 0; boxes < 6; boxes++) await aBox()
  await Promise.all([issue(), issue(), issue()])
  const later = await aBox(501, '2027-04-02')
  await issue(new Date('2027-04-05T06:30:00Z'))
  const numbers = await database.db
    .selectFrom('fee_invoices')
    .select('number')
    .where('kind', '=', 'invoice')
    .where('year', '=', '26-27')
    .orderBy('number')
    .execute()
  expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1))
  expect(numbers.length).toBeGreaterThan(6)
  expect(await invoicesOf(later.id)).toMatchObject([{ year: '27-28', number: 1 }])
})

test('after a restored backup no invoice is issued until it was compared: gifts still come back', async () => {
  const box = await aBox()
  await noteRestored(database.db, AFTER)
  await issue()
  expect(await invoicesOf(box.id)).toEqual([])
  await database.db.updateTable('installation').set({ restored_at: null }).execute()
  await issue()
  expect(await invoicesOf(box.id)).toMatchObject([{ kind: 'invoice' }])
})

test('without GST a fee is invoiced without it', async () => {
  const box = await aBox()
  await issue(AFTER, 0)
  expect(await invoicesOf(box.id)).toMatchObject([{ fee_paise: 20_04, gst_paise: 0 }])
})

test('an invoice is never changed or deleted', async () => {
  await aBox()
  await issue()
  const { db } = database
  await expect(db.updateTable('fee_invoices').set({ fee_paise: 1 }).execute()).rejects.toThrow(
    'never changed',
  )
  await expect(db.deleteFrom('fee_invoices').execute()).rejects.toThrow('never changed')
})
