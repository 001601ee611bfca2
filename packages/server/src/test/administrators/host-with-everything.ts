// A host with a row in every table that a host can have one in: paid, rated, signed in, a guest's name corrected, with a code and
// a message sent.
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { TestApp } from '../app.ts'
import { call } from '../fixtures.ts'
import { PASSWORD, post } from '../hosts/accounts.ts'
import { ASK, askLater, untilAsked } from '../hosts/upi-id-checks.ts'
import { attemptsOf, payoutsOf, round } from '../paying-out.ts'
import { bankMoves, sendPayoutWebhook } from '../payouts/provider-payouts.ts'
import { aUsedRegister } from '../register/desks.ts'
import { DAY_MS } from '../times.ts'
import { aHostOfGuests, BANK_ACCOUNT, GUEST, give } from './traceable-hosts.ts'

/** The payout has arrived, and all events of the provider have been applied. */
export async function aHostWithEverything(app: TestApp) {
  const { db } = app.services
  const { host, box } = await aHostOfGuests(app)
  const paymentId = await give(app, box.id)
  const { tokens } = (await post(app, '/login', { email: host.email, password: PASSWORD })).body
  const authorization = `Bearer ${tokens.access}`
  await call(app, ['POST', '/settings/user/rate-us'], {
    body: { rating: 5, feedback: 'Yashodhara is happy', platform: 'x', timestamp: '2026-11-21T00:00:00Z' },
    headers: { authorization },
  })
  const guests = `/dashboard/giftbooks/${box.id}/guests`
  const { body } = await call(app, ['GET', guests], { headers: { authorization } })
  await call(app, ['PATCH', `${guests}/${body.guests[0].id}/name`], {
    body: { name: 'Wilhelmina Xavier-Quint' },
    headers: { authorization },
  })
  const { upi_id } = await db
    .selectFrom('hosts')
    .select('upi_id')
    .where('id', '=', host.id)
    .executeTakeFirstOrThrow()
  await call(app, ['POST', '/settings/user/bank-account'], {
    body: { ...BANK_ACCOUNT, current_password: PASSWORD },
    headers: { authorization },
  })
  await call(app, ASK, { body: { upi_id }, headers: { authorization } })
  await untilAsked(app)
  const account = {
    host_id: host.id,
    upi_id: 'yashodhara@okbank',
    legal_name: 'Yashodhara Quasimodo',
  } as const
  const at = { created_at: app.clock.now, updated_at: app.clock.now }
  await db
    .insertInto('earlier_upi_ids')
    .values({ host_id: host.id, upi_id: 'quasimodo@okbank', replaced_at: app.clock.now })
    .execute()
  await db
    .insertInto('linked_accounts')
    .values([
      { ...account, ...at, key_mode: 'test', state: 'refused', refusal: 'The PAN is invalid.' },
      { ...account, ...at, key_mode: 'test', state: 'active', account_id: 'acc_1', check_at: app.clock.now },
    ])
    .execute()
  await aUsedRegister(app, box, host.id, GUEST)
  const hall = { event_box_id: box.id }
  await db
    .insertInto('halls')
    .values({ ...hall, link_hash: 'a link' })
    .execute()
  await db
    .insertInto('hall_lines')
    .values({ ...hall, gift_id: randomUUID(), read_hash: 'words' })
    .execute()
  await askLater(app, 60_000)
  await post(app, '/forgot-password', { email: host.email })
  await call(app, ['POST', '/contact/submit'], {
    body: { name: 'Yashodhara', email: host.email, subject: 'Hello', message: 'From Quasimodo' },
  })
  await round(app, 3 * DAY_MS)
  const [attempt] = await attemptsOf(app, box)
  // The payout goes to the bank account; an earlier try did not.
  const toUpiId = { channel: 'by-hand', state: 'cancelled', upi_id: 'quasimodo@okbank' } as const
  await db
    .insertInto('payout_attempts')
    .values({ payout_id: attempt?.payout_id ?? '', amount_paise: 100, ...toUpiId, ...at })
    .execute()
  await sendPayoutWebhook(app, await bankMoves(app, attempt, 'processed'))
  await expect.poll(async () => (await payoutsOf(app, box))[0]?.state).toBe('paid')
  await expect
    .poll(() => db.selectFrom('provider_events').select('id').where('handled_at', 'is', null).execute())
    .toEqual([])
  return { host, box, paymentId, authorization }
}
