// Administrators' actions on guests, hosts and payouts are in the server's log, by ids alone: a restored backup has lost
// the audit log since.
import { pino } from 'pino'
import { buildApp } from '../../app.ts'
import { expect, test } from '../../test/administrators/admin-payment-test.ts'
import { aSignedInAdmin } from '../../test/administrators/admins.ts'
import { GUEST, removeUser } from '../../test/administrators/traceable-hosts.ts'
import { insertHost, insertPaymentOrder } from '../../test/rows.ts'

test('an export, a correction, an erasure, a deletion and a bank’s results are lines with ids alone', async ({
  app,
}) => {
  const { db } = app.services
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const loud = await buildApp(app.services, log)
  const admin = await aSignedInAdmin({ ...app, app: loud })
  const { id: order, event_box_id: box } = await insertPaymentOrder(db, { guest_phone: GUEST.phone })
  const { id } = await insertHost(db)
  const gift = { order, box }
  await admin.call(['POST', '/admin/guests/find'], { text: GUEST.phone })
  await admin.call(['POST', '/admin/guests/export'], { gifts: [gift] })
  await admin.call(['POST', '/admin/guests/correct'], { ...gift, ...GUEST })
  await admin.call(['POST', '/admin/guests/erase'], { gifts: [gift] })
  await removeUser(admin, id)
  const rows = [{ id: crypto.randomUUID(), reference: 'BANKREF1' }]
  await admin.call(['POST', '/admin/payments/payouts/bank-results'], { rows })
  await loud.close()
  const by = { event: 'admin-action', admin: admin.row.id }
  expect(lines.filter(({ event }) => event === 'admin-action')).toMatchObject([
    { ...by, route: 'POST /api/admin/guests/find' },
    { ...by, route: 'POST /api/admin/guests/export', orders: [order] },
    { ...by, route: 'POST /api/admin/guests/correct', orders: [order] },
    { ...by, route: 'POST /api/admin/guests/erase', orders: [order] },
    { ...by, route: 'DELETE /api/admin/users/:id', id },
    { ...by, route: 'POST /api/admin/payments/payouts/bank-results', attempts: [rows[0]?.id] },
  ])
  expect(lines).toContainEqual(expect.objectContaining({ event: 'guest-found', gifts: 1 }))
  const told = JSON.stringify(lines)
  expect(Object.values(GUEST).filter((detail) => told.includes(detail))).toEqual([])
})
