// Deleting event boxes through the API.
import { aSignedInHost } from '../../test/fixtures.ts'
import { aBoxOfHost, activitiesOfHost, boxChange, boxRow } from '../../test/hosts/host-boxes.ts'
import { insertContribution } from '../../test/rows.ts'
import { test as base, expect } from '../../test/test.ts'

const test = base.extend('host', ({ app }) => {
  app.clock.now = new Date('2026-11-21T06:30:00Z')
  return aSignedInHost(app)
})

test('a deleted box is gone for host and guests; its contributions and ledger entries stay [box-14]', async ({
  app,
  host,
}) => {
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
