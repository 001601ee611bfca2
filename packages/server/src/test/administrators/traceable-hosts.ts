// A host, an event box and a guest whose words can be searched for in the database, for tests of erasure.
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Row } from '../../db/tables.ts'
import type { TestApp } from '../app.ts'
import { aHostWithPassword } from '../hosts/accounts.ts'
import { openOrder, pay, verify } from '../paying.ts'
import { eventOf, outcomeOfWebhook } from '../payments/webhooks.ts'
import { insertEventBox } from '../rows.ts'
import { DAY_MS } from '../times.ts'
import type { SignedInAdmin } from './admins.ts'

export const removeUser = (admin: SignedInAdmin, id: string) => admin.call(['DELETE', `/admin/users/${id}/`])

/** Every row of every table of ours, and every job, as text. */
export async function everyRow(app: TestApp): Promise<string[]> {
  const { db } = app.services
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const texts: string[] = []
  for (const name of [...rows.map((table) => table.name), 'pgboss.job']) {
    const table = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db)
    texts.push(...table.rows.map(({ row }) => `${name} ${row}`))
  }
  return texts
}

const HOST = {
  first_name: 'Yashodhara',
  last_name: 'Quasimodo',
  phone_number: '7012345671',
  address: '99 Hidden Lane, Ooty',
  upi_id: 'yashodhara@okbank',
}
export const BANK_ACCOUNT = {
  account_number: 'YQ765432112345',
  ifsc: 'QMDO0000053',
  account_name: 'Yashodhara Q Quasimodo',
}
const BOX = {
  name: 'Sangeet of the Quasimodos',
  groom_name: 'Zorawar',
  bride_name: 'Vasundhara',
  location: 'Fernhill Palace',
  message: 'Come all of you',
}
export const GUEST = { name: 'Wilhelmina Xavier', phone: '8012345672', address: '5 Secret Street, Pune' }
export const TRACES = [
  ...Object.values(HOST),
  ...Object.values(BANK_ACCOUNT),
  ...Object.values(BOX),
  ...Object.values(GUEST),
  'Quasimodo',
  'Wilhelmina',
  'traceable@mail.example',
]

export const tomorrow = (app: TestApp) =>
  new Date(app.services.now().getTime() + DAY_MS).toISOString().slice(0, 10)

export async function aHostOfGuests(app: TestApp): Promise<{ host: Row<'hosts'>; box: Row<'event_boxes'> }> {
  const host = await aHostWithPassword(app, { ...HOST, email: 'traceable@mail.example' })
  const box = { ...BOX, host_id: host.id, event_date: tomorrow(app) }
  return { host, box: await insertEventBox(app.services.db, box) }
}

export async function give(app: TestApp, boxId: string): Promise<string> {
  const { body } = await openOrder(app, { giftid: boxId, ...GUEST })
  const proof = await pay(app, body.id)
  await verify(app, proof, GUEST)
  const paymentId = proof.razorpay_payment_id
  const payer = { email: 'traceable@mail.example', contact: `+91${GUEST.phone}`, vpa: 'wilhelmina@okbank' }
  const event = await eventOf(app, 'payment.captured', paymentId, {
    ...payer,
    notes: { guest_name: GUEST.name },
  })
  expect(await outcomeOfWebhook(app, event, `event-of-${paymentId}`)).toBe('already')
  return paymentId
}
