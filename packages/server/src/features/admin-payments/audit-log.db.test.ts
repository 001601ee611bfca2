// The administrators' audit log: who did what to whom.
import { expect, get, test } from '../../test/administrators/admin-payment-test.ts'
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
})
