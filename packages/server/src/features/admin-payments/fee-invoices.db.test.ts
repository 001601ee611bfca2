// The administrators' list of invoices.
import { expect, get, test } from '../../test/administrators/admin-payment-test.ts'
import { insertContribution, insertEventBox, insertHost } from '../../test/rows.ts'
import { issueInvoices } from '../fee-invoices/writes.ts'

test('invoices are listed newest first, with their number, box, host, fee and GST', async ({
  app,
  admin,
}) => {
  const { db } = app.services
  const host = await insertHost(db, { first_name: 'Asha', last_name: 'Rao' })
  const box = await insertEventBox(db, { host_id: host.id, name: 'Asha & Ravi', event_date: '2026-12-08' })
  await insertContribution(db, { event_box_id: box.id })
  const now = new Date('2026-12-10T06:30:00Z')
  await issueInvoices({ db, gstPercent: 18, now, signal: new AbortController().signal })
  const { invoices, pagination } = await get(admin, '/admin/payments/fee-invoices')
  expect(invoices[0]).toEqual({
    number: 'LF/26-27/0000001',
    kind: 'invoice',
    box: 'Asha & Ravi',
    host: 'Asha Rao',
    fee_paise: 20_04,
    gst_percent: 18,
    gst_paise: 3_06,
    at: now.toISOString(),
  })
  expect(pagination).toEqual({ total: 1, total_pages: 1, current_page: 1 })
})
