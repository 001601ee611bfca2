// The administrators' payment pages: the work that waits, the books, the audit log, and which queries are refused.

import { watchBooks } from '../../background/watch-books.ts'
import { expect, get, test } from '../../test/administrators/admin-payment-test.ts'
import { anAdmin } from '../../test/administrators/admins.ts'
import { aBox, give } from '../../test/operators/gifts.ts'
import { insertContribution, insertEventBox, insertHost } from '../../test/rows.ts'

test.for([
  ['flags?page=0', 'page'],
  ['flags?show=everything', 'show'],
  ['flags?kind=everything', 'kind'],
  ['payouts?group=mine', 'group'],
  ['timeline', 'id'],
  [`timeline?id=${'x'.repeat(101)}`, 'id'],
] as const)('%s is refused, and the field is named', async ([path, field], { admin }) => {
  expect(await admin.call(['GET', `/admin/payments/${path}`])).toMatchObject({
    status: 400,
    body: { errors: { [field]: [expect.any(String)] } },
  })
})

test('payouts due before today are late, unless they wait for their host; our decisions stand first', async ({
  app,
  admin,
}) => {
  const { db } = app.services
  const lateIn = async () => {
    const { totals } = await get(admin, '/admin/payments/payouts')
    return Object.fromEntries(
      totals.map((total: { group: string; late_paise: number }) => [total.group, total.late_paise]),
    )
  }
  const box = await insertEventBox(db)
  const row = {
    ...{ event_box_id: box.id, host_id: box.host_id, created_at: app.clock.now, updated_at: app.clock.now },
  }
  const HELD = { hold: 'needs-destination', hold_reason: 'no-upi-id' } as const
  const REJECTED = { hold: 'needs-operator', hold_reason: 'rejected' } as const
  const before = await lateIn()
  await db
    .insertInto('payouts')
    .values([
      { ...row, number: 1, amount_paise: 700_00, state: 'open', due_on: '2020-01-01' },
      { ...row, number: 2, amount_paise: 900_00, state: 'open', due_on: '2099-01-01' },
      { ...row, number: 3, amount_paise: 500_00, state: 'open', ...HELD, due_on: '2020-01-01' },
      { ...row, number: 4, amount_paise: 300_00, state: 'open', ...REJECTED, due_on: '2020-01-02' },
    ])
    .execute()
  const after = await lateIn()
  expect(after.due - before.due).toBe(700_00)
  expect(after.waiting - before.waiting).toBe(300_00)
  expect(after).toMatchObject({ 'under-way': 0, paid: 0, cancelled: 0 })
  const { payouts } = await get(admin, '/admin/payments/payouts?group=waiting')
  const { number, is_late } = payouts[0]
  expect([number, is_late]).toEqual([4, true])
  const ofHost = payouts.filter(({ amount_paise }: { amount_paise: number }) => amount_paise === 500_00)
  expect(ofHost).toMatchObject([{ is_late: false }])
  await db.deleteFrom('payouts').where('event_box_id', '=', box.id).execute()
})

// The books on the administrators' page.
test('before the books were checked, or after a failed check, the answer says so', async ({ app, admin }) => {
  expect(await get(admin, '/admin/payments/books')).toEqual({ success: true, books: null })
  const away = { ...app.services, db: {} as typeof app.services.db }
  await watchBooks(away, { error: () => {} })
  expect(await get(admin, '/admin/payments/books')).toEqual({ success: true, books: null })
})

test('the books are those of the last check: a request does not check them again', async ({ app, admin }) => {
  const box = await insertEventBox(app.services.db, { check_at: null })
  const lookedAt = app.clock.now
  await watchBooks(app.services, app.app.log)
  const { books } = await get(admin, '/admin/payments/books')
  expect(books).toMatchObject({ at: lookedAt.toISOString(), wrong: [] })
  // The box's host is owed this amount, and no check is scheduled: a check of the books would find it.
  await insertContribution(app.services.db, { event_box_id: box.id })
  app.clock.now = new Date(lookedAt.getTime() + 30 * 60_000)
  expect((await get(admin, '/admin/payments/books')).books).toEqual(books)
  await app.services.db
    .updateTable('event_boxes')
    .set({ check_at: app.clock.now })
    .where('id', '=', box.id)
    .execute()
})

test('the books show gifts and inconsistencies', async ({ app, admin }) => {
  const look = async () => {
    await watchBooks(app.services, { error: () => {} })
    return (await get(admin, '/admin/payments/books')).books
  }
  await give(app, (await aBox(app)).id, 501)
  const { sections, wrong } = await look()
  const rowOf = (label: string) => sections[0].rows.find((row: { label: string }) => row.label === label)
  expect(rowOf('contributions').count).toBeGreaterThan(0)
  expect(rowOf('fees').paise).toBe(rowOf('contributions').paise / 25)
  expect(wrong).toEqual([])
  const box = await insertEventBox(app.services.db, { check_at: null })
  const contribution = await insertContribution(app.services.db, { event_box_id: box.id })
  const { wrong: found } = await look()
  expect(found).toEqual([expect.stringContaining(`a host is owed, and no payout or check is due: ${box.id}`)])
  await app.services.db
    .updateTable('event_boxes')
    .set({ check_at: app.clock.now })
    .where('id', '=', contribution.event_box_id)
    .execute()
})

// The administrators' audit log: who did what to whom.
const LATE = 'the event box had closed'

test('the audit log lists who did what to whom, newest first, a page at a time', async ({ app, admin }) => {
  const { db } = app.services
  const host = await insertHost(db, { first_name: 'Asha', last_name: 'Rao' })
  const contribution = await insertContribution(db)
  const actions = [
    { action: 'signed-in' as const },
    { action: 'host-deactivated' as const, host_id: host.id },
    { action: 'payment-reviewed' as const, payment_id: contribution.payment_id, detail: LATE },
  ]
  const later = app.clock.now.getTime() + 60_000
  for (const [index, action] of actions.entries())
    await db
      .insertInto('audit_log')
      .values({
        admin_id: admin.row.id,
        created_at: new Date(later + index),
        host_id: null,
        payment_id: null,
        payout_id: null,
        ...action,
      })
      .execute()
  const { entries, pagination } = await get(admin, '/admin/audit-log')
  expect(entries.slice(0, 3)).toMatchObject([
    { action: 'payment-reviewed', about: contribution.payment_id, detail: LATE },
    { action: 'host-deactivated', about: 'Asha Rao', detail: '' },
    { action: 'signed-in', about: null, admin: { name: 'Kavita Rao', email: admin.row.email } },
  ])
  expect(pagination.total).toBeGreaterThanOrEqual(entries.length)
  for (let more = 0; more < 20; more++)
    await db
      .insertInto('audit_log')
      .values({
        admin_id: admin.row.id,
        action: 'signed-in',
        created_at: new Date(later + 1000),
        host_id: null,
        payment_id: null,
        payout_id: null,
      })
      .execute()
  const first = await get(admin, '/admin/audit-log')
  const second = await get(admin, '/admin/audit-log?page=2')
  const ids = [...first.entries, ...second.entries].map((entry) => entry.id)
  expect(ids.slice(0, 23)).toEqual(ids.slice(0, 23).toSorted((a, b) => b - a))
  expect(first.entries).toHaveLength(20)
  expect(second.entries[0]).toMatchObject({ action: 'payment-reviewed' })
  // As its file is made of it.
  const whole = await get(admin, '/admin/audit-log?page_size=1000')
  expect(whole.entries).toHaveLength(whole.pagination.total)
})

test('it is filtered by action, administrator, days in India, and subject', async ({ app, admin }) => {
  const { db } = app.services
  const other = await anAdmin(app, { name: 'Ravi Menon' })
  const contribution = await insertContribution(db)
  const box = await db
    .selectFrom('event_boxes')
    .selectAll()
    .where('id', '=', contribution.event_box_id)
    .executeTakeFirstOrThrow()
  const host = await db
    .selectFrom('hosts')
    .select(['id', 'email'])
    .where('id', '=', box.host_id)
    .executeTakeFirstOrThrow()
  const row = { admin_id: other.id, host_id: null, payment_id: null, payout_id: null }
  await db
    .insertInto('audit_log')
    .values([
      // The last minute of November 1 in India, and the first of November 2.
      { ...row, action: 'host-activated', host_id: host.id, created_at: new Date('2025-11-01T18:29:00Z') },
      { ...row, action: 'host-deactivated', host_id: host.id, created_at: new Date('2025-11-01T18:30:00Z') },
      {
        ...{ ...row, action: 'payment-reviewed', payment_id: contribution.payment_id },
        created_at: new Date('2025-11-03T00:00:00Z'),
      },
    ])
    .execute()
  const found = async (query: string) => {
    const { entries, pagination } = await get(admin, `/admin/audit-log?admin=${other.id}&${query}`)
    expect(pagination.total).toBe(entries.length)
    return entries.map((entry: { action: string }) => entry.action)
  }
  expect(await found('')).toEqual(['payment-reviewed', 'host-deactivated', 'host-activated'])
  expect(await found('action=host-activated')).toEqual(['host-activated'])
  expect(await found('from=2025-11-02')).toEqual(['payment-reviewed', 'host-deactivated'])
  expect(await found('until=2025-11-01')).toEqual(['host-activated'])
  expect(await found('from=2025-11-02&until=2025-11-02')).toEqual(['host-deactivated'])
  expect(await found(`about=${host.id}`)).toEqual(['host-deactivated', 'host-activated'])
  expect(await found(`about=%20${host.email.toUpperCase()}`)).toEqual(['host-deactivated', 'host-activated'])
  expect(await found(`about=${contribution.payment_id}`)).toEqual(['payment-reviewed'])
  expect(await found('about=nothing%00of%20this')).toEqual([])
  expect(await found(`about=${box.id}`)).toEqual([])
  const { admins } = await get(admin, '/admin/audit-log')
  expect(admins).toContainEqual({ id: other.id, name: 'Ravi Menon', email: other.email })
  for (const wrong of ['action=none', 'admin=1', 'from=2026-02-30', 'until=0000-01-01'])
    expect(await admin.call(['GET', `/admin/audit-log?${wrong}`])).toMatchObject({ status: 400 })
})
