// Changing event boxes through the API.
import { eventBoxSentences as sentences } from '@lifafa/contract/sentences/host/event-boxes'
import { sql } from 'kysely'
import { aSignedInHost } from '../../test/fixtures.ts'
import { aBoxOfHost, activitiesOfHost, boxChange, boxRow } from '../../test/hosts/host-boxes.ts'
import { insertContribution } from '../../test/rows.ts'
import { test as base, expect } from '../../test/test.ts'

const test = base.extend('host', ({ app }) => {
  app.clock.now = new Date('2026-11-21T06:30:00Z')
  return aSignedInHost(app)
})

test('an update replaces a box’s details; type, host and gifts stay [box-12]', async ({ app, host }) => {
  const box = await aBoxOfHost(app, host, { message: 'old', event_date: '2026-12-01' })
  const contribution = await insertContribution(app.services.db, { event_box_id: box.id })
  const { status, body } = await host.call(['PUT', `/dashboard/giftbooks/${box.id}/update/`], {
    ...boxChange,
    event_type: 'other',
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    success: true,
    message: sentences.updated,
    gift_book: { giftid: box.id, ...boxChange, message: '', event_type: 'marriage' },
  })
  expect(await boxRow(app, box.id)).toMatchObject({
    host_id: host.row.id,
    created_at: box.created_at,
    updated_at: app.clock.now,
  })
  const after = (await host.call(['GET', `/dashboard/giftbooks/${box.id}`])).body
  expect(after.contributions.map((contribution: { id: string }) => contribution.id)).toEqual([
    contribution.id,
  ])
  expect(await activitiesOfHost(app, host)).toMatchObject([
    { action: 'event-box-updated', description: 'Event box “Reception” updated', event_box_id: box.id },
  ])
})

test('a marriage still needs both names and a day that is not past', async ({ app, host }) => {
  const box = await aBoxOfHost(app, host, { event_date: '2026-12-01' })
  const answer = await host.call(['PUT', `/dashboard/giftbooks/${box.id}/update`], {
    ...boxChange,
    marriage_date: '2026-11-20',
    groom_name: '',
    bride_name: null,
  })
  expect(answer).toMatchObject({
    status: 400,
    body: {
      errors: {
        marriage_date: [sentences.dateInPast],
        groom_name: [sentences.groomRequired],
        bride_name: [sentences.brideRequired],
      },
    },
  })
  expect(await boxRow(app, box.id)).toEqual(box)
  expect(await activitiesOfHost(app, host)).toEqual([])
})

test('a box can be changed until the day before its event ends in India [box-13]', async ({ app, host }) => {
  const box = await aBoxOfHost(app, host, { event_date: '2026-11-23' })
  const path = ['PUT', `/dashboard/giftbooks/${box.id}/update`] as const
  app.clock.now = new Date('2026-11-22T18:29:59.999Z')
  expect((await host.call(path, { ...boxChange, marriage_date: '2026-11-23' })).status).toBe(200)
  const before = await boxRow(app, box.id)
  app.clock.now = new Date('2026-11-22T18:30:00.000Z')
  expect(await host.call(path, boxChange)).toMatchObject({
    status: 409,
    body: { success: false, message: sentences.editBlocked },
  })
  expect(await boxRow(app, box.id)).toEqual(before)
})

test('when the activity cannot be stored, a box is neither changed nor deleted', async ({ app, host }) => {
  const { db } = app.services
  const box = await aBoxOfHost(app, host, { event_date: '2026-12-01' })
  await sql`alter table activities add constraint refuse_all check (false) not valid`.execute(db)
  expect((await host.call(['PUT', `/dashboard/giftbooks/${box.id}/update`], boxChange)).status).toBe(500)
  expect((await host.call(['DELETE', `/dashboard/giftbooks/${box.id}/delete`])).status).toBe(500)
  await sql`alter table activities drop constraint refuse_all`.execute(db)
  expect(await boxRow(app, box.id)).toEqual(box)
})

// Deleting event boxes through the API.
test('a deleted box is gone for people; gifts and entries stay [box-14]', async ({ app, host }) => {
  const { db } = app.services
  const box = await aBoxOfHost(app, host, { event_date: '2026-12-01', name: 'Mistake' })
  const contribution = await insertContribution(db, { event_box_id: box.id })
  expect(await host.call(['DELETE', `/dashboard/giftbooks/${box.id}/delete/`])).toMatchObject({
    status: 200,
    body: { success: true },
  })
  expect((await host.call(['GET', '/event'])).body.gift_books).toEqual([])
  expect((await host.call(['GET', `/dashboard/giftbooks/public/${box.id}`])).status).toBe(404)
  expect((await boxRow(app, box.id)).deleted_at).toEqual(app.clock.now)
  expect(
    await db.selectFrom('contributions').select('id').where('event_box_id', '=', box.id).execute(),
  ).toEqual([{ id: contribution.id }])
  const owed = await db
    .selectFrom('ledger')
    .select('owed_to_hosts')
    .where('event_box_id', '=', box.id)
    .execute()
  expect(owed).toEqual([{ owed_to_hosts: -contribution.amount_paise }])
  expect(await activitiesOfHost(app, host)).toMatchObject([
    { action: 'event-box-deleted', description: 'Event box “Mistake” deleted' },
  ])
})

test('one of many concurrent deletions succeeds', async ({ app, host }) => {
  const box = await aBoxOfHost(app, host)
  const path = ['DELETE', `/dashboard/giftbooks/${box.id}/delete`] as const
  const answers = await Promise.all(Array.from({ length: 5 }, () => host.call(path)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404])
  expect(await activitiesOfHost(app, host)).toHaveLength(1)
})

test('a box that is changed while it is deleted is not changed afterwards', async ({ app, host }) => {
  const boxes = await Promise.all(
    Array.from({ length: 20 }, () => aBoxOfHost(app, host, { event_date: '2026-12-01' })),
  )
  await Promise.all(
    boxes.flatMap(({ id }) => [
      host.call(['PUT', `/dashboard/giftbooks/${id}/update`], boxChange),
      host.call(['DELETE', `/dashboard/giftbooks/${id}/delete`]),
    ]),
  )
  const last = new Map(
    (await activitiesOfHost(app, host)).map(({ event_box_id, action }) => [event_box_id, action]),
  )
  expect([...last.values()]).toEqual(Array(20).fill('event-box-deleted'))
})
