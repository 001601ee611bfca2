// The administrators' list of invoices.
import { expect, get, test } from '../../test/administrators/admin-payment-test.ts'
import { insertContribution, insertEventBox, insertHost } from '../../test/rows.ts'
import { issueInvoices } from '../fee-invoices/writes.ts'

test('invoices are listed newest first, with number, box, host, fee and GST', async ({ app, admin }) => {
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
    credits: null,
    box: 'Asha & Ravi',
    box_id: box.id,
    host: 'Asha Rao',
    host_id: host.id,
    fee_paise: 20_04,
    gst_percent: 18,
    gst_paise: 3_06,
    at: now.toISOString(),
  })
  expect(pagination).toEqual({ total: 1, total_pages: 1, current_page: 1 })
})

test('invoices are found by month, names in either script, box and number', async ({ app, admin }) => {
  const { db } = app.services
  const issue = async (name: string, host: { first_name: string; last_name: string }, at: string) => {
    const { id: host_id } = await insertHost(db, host)
    const box = await insertEventBox(db, { host_id, name, event_date: '2027-01-20' })
    await insertContribution(db, { event_box_id: box.id })
    await issueInvoices({ db, gstPercent: 0, now: new Date(at), signal: new AbortController().signal })
    return box.id
  }
  // The last minute of January in India, and the first of February.
  const one = await issue(
    'Sangeet of Kamla',
    { first_name: 'Leela', last_name: 'Bhatt' },
    '2027-01-31T18:29:00Z',
  )
  const two = await issue('गृह प्रवेश', { first_name: 'सुनीता', last_name: 'देशपांडे' }, '2027-01-31T18:30:00Z')
  const found = async (query: Record<string, string>) => {
    const { invoices, pagination } = await get(
      admin,
      `/admin/payments/fee-invoices?${new URLSearchParams(query)}`,
    )
    expect(pagination.total).toBe(invoices.length)
    return invoices.map((invoice: { box_id: string }) => invoice.box_id)
  }
  expect(await found({ month: '2027-01' })).toEqual([one])
  expect(await found({ month: '2027-02' })).toEqual([two])
  expect(await found({ text: ' Kamla  sangeet ' })).toEqual([one])
  expect(await found({ text: 'leela' })).toEqual([one])
  expect(await found({ text: 'Sunita Deshpande' })).toEqual([two])
  expect(await found({ text: two })).toEqual([two])
  expect(await found({ text: 'Leela', month: '2027-02' })).toEqual([])
  const [{ number }] = (await get(admin, '/admin/payments/fee-invoices?month=2027-02')).invoices
  expect(await found({ text: number.toLowerCase() })).toEqual([two])
  const whole = await get(admin, '/admin/payments/fee-invoices?page_size=1000')
  expect(whole.invoices).toHaveLength(whole.pagination.total)
  for (const wrong of ['month=2027-13', 'month=0000-01', 'page_size=1001'])
    expect(await admin.call(['GET', `/admin/payments/fee-invoices?${wrong}`])).toMatchObject({ status: 400 })
})
