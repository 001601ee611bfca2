// The callers of generated requests: a guest, a host, an administrator and a bad token; and values that some fields accept.

import { adminHeaders, anAdmin } from '../administrators/admins.ts'
import type { TestApp } from '../app.ts'
import { hostHeaders } from '../fixtures.ts'
import { CHEAP_HASH, PASSWORD } from '../hosts/accounts.ts'
import { CHARGE_PAISE } from '../paying.ts'
import { insertContribution, insertEventBox, insertHost } from '../rows.ts'
import type { GoodValues } from './fields.ts'
import type { Caller } from './requests.ts'

/** Own callers for each endpoint, because some calls end accounts and sessions; and ids of existing rows. */
export async function makeCallers(app: TestApp) {
  const { db, settings } = app.services
  const [host, other] = [
    await insertHost(db, { password_hash: CHEAP_HASH }),
    await insertHost(db, { upi_id: 'meera@okbank' }),
  ]
  const admin = await anAdmin(app, { password_hash: CHEAP_HASH })
  const box = await insertEventBox(db, { host_id: host.id })
  const ended = await insertEventBox(db, { host_id: host.id, event_date: '2026-11-01' })
  const contribution = await insertContribution(db, { event_box_id: box.id })
  const boxes = [box.id, ended.id]
  const good: GoodValues = {
    email: [host.email, admin.email, 'nobody@example.com'],
    password: [PASSWORD, 'Lotus & lantern 42', 'short'],
    old_password: [PASSWORD],
    current_password: [PASSWORD],
    new_password: ['Lotus & lantern 42', PASSWORD],
    confirm_password: ['Lotus & lantern 42', PASSWORD],
    phone_number: ['9876543210', '+91 98765 43210'],
    phone: ['9876543210'],
    upi_id: ['meera@okbank', null],
    otp_code: ['123456'],
    agreed_to_terms: [true],
    agreed_to_refund_policy: [true],
    django_secret_key: [settings.adminSecretKey],
    marriage_date: ['2026-12-01', '2027-02-28'],
    amount: [CHARGE_PAISE, 104, 52_105],
    giftid: boxes,
    request_key: [crypto.randomUUID(), crypto.randomUUID()],
    razorpay_order_id: ['order_NeverWasOne00'],
    razorpay_payment_id: ['pay_NeverWasOne0000'],
    razorpay_signature: ['0'.repeat(64)],
    id: [...boxes, contribution.id, crypto.randomUUID()],
    guest: [contribution.id, crypto.randomUUID()],
    contribution: [contribution.id, crypto.randomUUID()],
    '/admin/users/:id/status id': [other.id, host.id],
    '/admin/users/:id id': [other.id, crypto.randomUUID()],
    ...Object.fromEntries(
      ['boxes', 'payouts', 'activities', 'end-sessions'].map((what) => [
        `/admin/users/:id/${what} id`,
        [other.id, host.id],
      ]),
    ),
  }
  const tokens = {
    host: (await hostHeaders(app, host.id)).authorization,
    admin: (await adminHeaders(app, admin.id)).authorization,
  }
  // A wrong signature, none, another kind of account's token, no token at all.
  const badTokens = [
    `${tokens.host.slice(0, -4)}AAAA`,
    `${tokens.admin.split('.').slice(0, 2).join('.')}.`,
    `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"1"}').toString('base64url')}.`,
    'Bearer',
    'Bearer null',
    `Basic ${'A'.repeat(3000)}`,
    'Bearer a.b.c.d',
  ]
  /** `turn` chooses among the bad tokens. */
  const headersOf = (caller: Caller, turn: number): { authorization?: string } => {
    if (caller === 'guest') return {}
    const bad = badTokens[turn % badTokens.length] ?? ''
    return { authorization: caller === 'bad token' ? bad : tokens[caller] }
  }
  return { good, headersOf }
}
