// A host corrects the names of guests; what they wrote stays.
import { failures } from '@lifafa/contract/failures'
import { ofEachLanguage } from '@lifafa/contract/guest-page/languages'
import { guestNameSentences as nameSentences } from '@lifafa/contract/sentences/host/guest-names'
import { thankYouDialogSentences as dialogSentences } from '@lifafa/contract/sentences/host/thank-you-dialog'
import { sql } from 'kysely'
import { statementsDuring } from '../../test/database/sent-statements.ts'
import { aSignedInHost } from '../../test/fixtures.ts'
import { openOrder, pay, verify } from '../../test/paying.ts'
import { insertContribution, insertEventBox } from '../../test/rows.ts'
import { test as base, expect } from '../../test/test.ts'

const test = base.extend('guest', async ({ app }) => {
  const host = await aSignedInHost(app)
  const { db } = app.services
  const box = await insertEventBox(db, { host_id: host.row.id })
  const contribution = await insertContribution(db, { event_box_id: box.id, guest_name: 'Suneeta Deshpnde' })
  const path = `/dashboard/giftbooks/${box.id}/guests/${contribution.id}`
  const listed = async () =>
    (await host.call(['GET', `/dashboard/giftbooks/${box.id}/guests`])).body.guests[0]
  return { host, box, contribution, path, listed }
})

test('a corrected name is in every list, beside the guest’s own, with its corrector and time', async ({
  app,
  guest: { host, box, contribution, path, listed },
}) => {
  const rename = (name: string) => host.call(['PATCH', `${path}/name`], { name })
  expect(await rename('Sunita Deshpande')).toMatchObject({
    status: 200,
    body: { success: true, message: nameSentences.nameCorrected },
  })
  expect(await listed()).toMatchObject({ name: 'Sunita Deshpande', written_name: 'Suneeta Deshpnde' })
  const { body } = await host.call(['GET', `/dashboard/giftbooks/${box.id}`])
  expect(body.contributions[0].name).toBe('Sunita Deshpande')
  for (const text of ['sunita', 'deshpnde']) {
    const found = await host.call(['GET', `/dashboard/giftbooks/${box.id}/guests?page=1&text=${text}`])
    expect(found.body.list.pagination.total, text).toBe(1)
  }
  // Again, and back to what the guest wrote.
  await rename('Sunita Deshpande')
  app.clock.now = new Date(app.clock.now.getTime() + 60_000)
  await rename('Suneeta Deshpnde')
  expect(await listed()).toMatchObject({ name: 'Suneeta Deshpnde', written_name: null })
  const by = `${host.row.first_name} ${host.row.last_name}`
  expect((await host.call(['GET', `${path}/name`])).body).toEqual({
    written: 'Suneeta Deshpnde',
    corrections: [
      { before: 'Sunita Deshpande', after: 'Suneeta Deshpnde', by, at: app.clock.now.toISOString() },
      { before: 'Suneeta Deshpnde', after: 'Sunita Deshpande', by, at: expect.any(String) },
    ],
  })
  const order = await app.services.db
    .selectFrom('payment_orders')
    .select('guest_name')
    .where('id', '=', contribution.payment_order_id)
    .executeTakeFirstOrThrow()
  expect(order.guest_name, 'what was ordered stays').toBe('Joseph Thomas')
})

test('a corrected name is in the feed, too', async ({ app, guest: { host, box } }) => {
  const { body } = await openOrder(app, { giftid: box.id, again: true })
  const proof = await pay(app, body.id)
  await verify(app, proof, { giftid: box.id })
  const path = `/dashboard/giftbooks/${box.id}/guests`
  const { guests } = (await host.call(['GET', path])).body
  const given = guests.find(({ reference }: { reference: string }) => reference === proof.razorpay_payment_id)
  await host.call(['PATCH', `${path}/${given.id}/name`], { name: 'Kamla Devi Agrawal' })
  const [newest] = (await host.call(['GET', '/dashboard/get_dashboard_data/'])).body.recent_activities
  expect(newest.description).toMatch(/^Kamla Devi Agrawal gave/)
})

test('a name without letters, a link and an empty name are refused', async ({
  guest: { host, path, listed },
}) => {
  for (const name of ['', '  ', '!!', 'www.example.com', 'a'.repeat(81), null, 5])
    expect(await host.call(['PATCH', `${path}/name`], { name }), String(name)).toMatchObject({
      status: 400,
      body: { errors: { name: [expect.any(String)] } },
    })
  expect((await listed()).name).toBe('Suneeta Deshpnde')
})

test('a name stays if its history cannot be stored', async ({ app, guest: { host, path, listed } }) => {
  const { db } = app.services
  await sql`alter table name_corrections add constraint refuse_all check (false) not valid`.execute(db)
  expect((await host.call(['PATCH', `${path}/name`], { name: 'Sunita' })).status).toBe(500)
  await sql`alter table name_corrections drop constraint refuse_all`.execute(db)
  expect((await listed()).name).toBe('Suneeta Deshpnde')
})

test('a correction is never changed afterwards', async ({ app, guest: { host, path } }) => {
  await host.call(['PATCH', `${path}/name`], { name: 'Sunita' })
  const change = app.services.db.updateTable('name_corrections').set({ name_after: 'Kavita' }).execute()
  await expect(change).rejects.toThrow('a correction stays as it was made')
})

test('guests of another host, of another box and of none are not found', async ({ app, guest }) => {
  const { host, box, contribution, path } = guest
  const other = await aSignedInHost(app)
  const otherBox = await insertEventBox(app.services.db, { host_id: host.row.id })
  const notFound = { status: 404, body: { message: failures.notFound.message } }
  for (const [caller, address] of [
    [other, path],
    [host, `/dashboard/giftbooks/${otherBox.id}/guests/${contribution.id}`],
    [host, `/dashboard/giftbooks/${box.id}/guests/${crypto.randomUUID()}`],
    [host, `/dashboard/giftbooks/${box.id}/guests/nonsense`],
  ] as const) {
    expect(await caller.call(['PATCH', `${address}/name`], { name: 'Mallory' })).toMatchObject(notFound)
    expect(await caller.call(['GET', `${address}/name`])).toMatchObject(notFound)
    expect(await caller.call(['PATCH', `${address}/thanked`], { thanked: true })).toMatchObject(notFound)
  }
})

test('a tick is kept with its first time, filters the list, and can be taken back', async ({
  app,
  guest: { host, box, contribution, path, listed },
}) => {
  const tick = (thanked: boolean) => host.call(['PATCH', `${path}/thanked`], { thanked })
  const thankedAt = async () =>
    (
      await app.services.db
        .selectFrom('contributions')
        .select('thanked_at')
        .where('id', '=', contribution.id)
        .executeTakeFirstOrThrow()
    ).thanked_at
  const first = app.clock.now
  expect((await tick(true)).status).toBe(200)
  app.clock.now = new Date(first.getTime() + 60_000)
  await tick(true)
  expect(await thankedAt()).toEqual(first)
  expect((await listed()).thanked).toBe(true)
  const total = async (thanked: string) =>
    (await host.call(['GET', `/dashboard/giftbooks/${box.id}/guests?page=1&thanked=${thanked}`])).body.list
  expect(await total('no')).toMatchObject({ pagination: { total: 0 }, all: 1, unthanked: 0 })
  expect(await total('yes')).toMatchObject({ pagination: { total: 1 } })
  await tick(false)
  expect(await thankedAt()).toBeNull()
})

test('a host keeps a thank-you in each language; an empty one is ours', async ({ guest: { host } }) => {
  const texts = () => host.call(['GET', '/settings/user/thank-you'])
  const ours = ofEachLanguage(() => '')
  expect((await texts()).body).toEqual(ours)
  const own = { ...ours, en: 'Dear {name},\nthank you!', ta: '{name}, நன்றி' }
  expect((await host.call(['PATCH', '/settings/user/thank-you'], own)).body.message).toBe(
    dialogSentences.thankYouSaved,
  )
  expect((await texts()).body).toEqual(own)
  await host.call(['PATCH', '/settings/user/thank-you'], { ...own, en: '' })
  expect((await texts()).body).toEqual({ ...own, en: '' })
  const long = { ...own, te: 'x'.repeat(501) }
  expect((await host.call(['PATCH', '/settings/user/thank-you'], long)).status).toBe(400)
})

test('a contribution keeps the language of the page on which the guest gave', async ({
  app,
  guest: { box, host },
}) => {
  for (const [headers, language] of [
    [{ cookie: 'language=hi', 'accept-language': 'en-IN' }, 'hi'],
    [{ 'accept-language': 'hi-IN,hi;q=0.9' }, 'hi'],
    [{ 'accept-language': 'fr' }, null],
  ] as const) {
    const { body } = await openOrder(app, { giftid: box.id, again: true }, { headers })
    const proof = await pay(app, body.id)
    expect((await verify(app, proof, { giftid: box.id })).body.status).toBe('success')
    const { guests } = (await host.call(['GET', `/dashboard/giftbooks/${box.id}/guests`])).body
    const given = guests.find(
      ({ reference }: { reference: string }) => reference === proof.razorpay_payment_id,
    )
    expect(given.language).toBe(language)
  }
})

test('a name that was erased at the guest’s request is not written again; one that time left is corrected', async ({
  app,
  guest: { host, contribution, path, listed },
}) => {
  const { db } = app.services
  const rename = () => host.call(['PATCH', `${path}/name`], { name: 'Sunita Deshpande' })
  const erase = (guest_name: string | null) =>
    db
      .updateTable('contributions')
      .set({ guest_name, guest_phone: null, guest_address: null, erased_at: app.clock.now })
      .where('id', '=', contribution.id)
      .execute()
  await erase(null)
  expect(await rename()).toMatchObject({ status: 409, body: { code: 'guestErased' } })
  expect(await listed()).toMatchObject({ name: '', erased: true })
  await erase('Suneeta Deshpnde')
  expect((await rename()).status).toBe(200)
})

// A spread table has all rows of a box on one server (decision 30): each statement must name the box.
test('searching, correcting a name and ticking a guest name the box in each statement', async ({
  guest: { host, box, path },
}) => {
  const sent = await statementsDuring(async () => {
    const filters = 'page=1&text=joseph&day=2026-11-21&thanked=no'
    await host.call(['GET', `/dashboard/giftbooks/${box.id}/guests?${filters}`])
    await host.call(['PATCH', `${path}/name`], { name: 'Joseph Tomas' })
    await host.call(['GET', `${path}/name`])
    await host.call(['PATCH', `${path}/thanked`], { thanked: true })
  })
  expect(sent.length).toBeGreaterThan(6)
  // Money is read for a list of boxes; here it has one.
  expect(sent.filter(({ values }) => !values.flat().includes(box.id))).toEqual([])
})
