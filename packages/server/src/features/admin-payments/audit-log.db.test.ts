// The administrators' audit log: who did what to whom.
import { expect, get, test } from '../../test/administrators/admin-payment-test.ts'
import { anAdmin } from '../../test/administrators/admins.ts'
import { insertContribution, insertHost } from '../../test/rows.ts'

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

test('it is filtered by action, administrator, days in India, and what it concerns', async ({
  app,
  admin,
}) => {
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
