// The guest's page as HTML before any script runs, and its caching.
import { get } from '../test/pages/get-page.ts'
import { aGift } from '../test/pages/receipts.ts'
import { insertEventBox } from '../test/rows.ts'
import { expect, test } from '../test/test.ts'
import { inlineSource } from './inline-scripts.ts'

test('a guest can read who is celebrated, and sees the form, without any script [page-7]', async ({
  app,
}) => {
  const box = await insertEventBox(app.services.db, { groom_name: 'आरव शर्मा', bride_name: 'Meera <b>Nair' })
  const page = await get(app, `/contribute/${box.id}`)
  expect(page.statusCode).toBe(200)
  for (const words of [
    'आरव',
    'Meera',
    'November 22, 2026',
    'Celebrate the Special Day with Your Blessing',
    'Phone Number',
  ])
    expect(page.body).toContain(words)
  expect(page.body).toContain('Send Your Blessing')
})

test('a host’s text is escaped on the page, in the markup and in its data', async ({ app }) => {
  const evil = '</script><script>alert(1)</script>'
  const box = await insertEventBox(app.services.db, {
    event_type: 'other',
    name: 'Party',
    message: evil,
    groom_name: '',
    bride_name: '',
  })
  const { body } = await get(app, `/contribute/${box.id}`)
  expect(body).not.toContain(evil)
  expect(body).not.toContain('<script>alert')
})

test('the guest’s page carries one inline script and one style of ours, and allows no other', async ({
  app,
}) => {
  const box = await insertEventBox(app.services.db)
  const { body, headers } = await get(app, `/contribute/${box.id}`)
  const policy = String(headers['content-security-policy'])
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(body).not.toMatch(/ style=| on\w+=/)
  const [[, style = ''] = [], ...otherStyles] = [...body.matchAll(/<style>(.*?)<\/style>/gs)]
  expect(otherStyles).toEqual([])
  expect(policy).toContain(`style-src 'self' ${inlineSource(style)};`)
  expect(body.match(/<script[^>]*>/g)).toEqual([
    expect.stringMatching(/^<script type="application\/json"/),
    expect.stringMatching(/^<script data-form="\/guest\/assets\/[^"]+\.js">$/),
  ])
})

test('each file that a guest’s page names is there', async ({ app }) => {
  const { boxId, path } = await aGift(app)
  for (const page of [`/contribute/${boxId}`, '/contribute/unknown', path]) {
    const { body } = await get(app, page)
    const files = [...body.matchAll(/"(\/(?:guest\/|favicon)[^"]+)"/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) expect([file, (await get(app, file)).statusCode]).toEqual([file, 200])
  }
})

test('nothing of the host, of other guests or of totals is on a guest’s page', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  const { body } = await get(app, `/contribute/${box.id}`)
  expect(body).not.toContain(box.host_id)
  expect(body).not.toMatch(/total|@example\.com/)
})

test('a missing box and a deleted one are 404, an expired one is 410, with the same text', async ({
  app,
}) => {
  const deleted = await insertEventBox(app.services.db, { deleted_at: new Date() })
  const expired = await insertEventBox(app.services.db, { event_date: '2026-11-19' })
  const answers = await Promise.all(
    ['1111111111111111111111', "%00'", deleted.id, expired.id].map((id) => get(app, `/contribute/${id}`)),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 410])
  for (const { body } of answers) expect(body).toContain('Event Box Not Available')
})

test('a box stays open through the night of the event and closes 24 hours after its instant', async ({
  app,
}) => {
  const box = await insertEventBox(app.services.db, { event_date: '2026-11-22' })
  const before = app.clock.now
  app.clock.now = new Date('2026-11-23T00:00:00.000Z')
  expect((await get(app, `/contribute/${box.id}`)).statusCode).toBe(200)
  app.clock.now = new Date('2026-11-23T00:00:00.001Z')
  expect((await get(app, `/contribute/${box.id}`)).statusCode).toBe(410)
  app.clock.now = before
})

test('a page in a phone’s cache is not sent again, until its box is edited', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  const etag = String((await get(app, `/contribute/${box.id}`)).headers.etag)
  const again = await get(app, `/contribute/${box.id}`, { 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await app.services.db
    .updateTable('event_boxes')
    .set({ location: 'Jaipur', updated_at: new Date(box.updated_at.getTime() + 1) })
    .where('id', '=', box.id)
    .execute()
  const edited = await get(app, `/contribute/${box.id}`, { 'if-none-match': etag })
  expect(edited.statusCode).toBe(200)
  expect(edited.body).toContain('Jaipur')
})
