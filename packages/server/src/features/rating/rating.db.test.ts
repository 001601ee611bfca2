// Rating the product through the API: one rating for each host, the latest.
import { failures } from '@lifafa/contract/failures'
import { requestSentences } from '@lifafa/contract/sentences/fields/request'
import { textSentences } from '@lifafa/contract/sentences/fields/text'
import { ratingSentences } from '@lifafa/contract/sentences/host/rating'
import type { TestApp } from '../../test/app.ts'
import { aSignedInHost, call, type SignedInHost } from '../../test/fixtures.ts'
import { wait } from '../../test/hosts/accounts.ts'
import { test as base, expect } from '../../test/test.ts'
import { saveRating } from './writes.ts'

const test = base.extend('host', ({ app }) => aSignedInHost(app))

const RATE = ['POST', '/settings/user/rate-us'] as const
const READ = ['GET', '/settings/user/rating'] as const
const form = (otherwise: object = {}) => ({
  rating: 4,
  feedback: 'बहुत अच्छा!\nMore templates, please.',
  timestamp: '2001-01-01T00:00:00.000Z',
  platform: 'Mozilla/5.0 (Linux; Android 15)',
  ...otherwise,
})
const rows = (app: TestApp, host: SignedInHost) =>
  app.services.db.selectFrom('ratings').selectAll().where('host_id', '=', host.row.id).execute()

test.for([RATE, READ])(
  '%s %s requires a signed-in host, before reading anything [rating-3]',
  async ([method, path], { app }) => {
    for (const body of [undefined, form(), { rating: 9 }])
      expect(await call(app, [method, path], { body })).toMatchObject({
        status: 401,
        body: { success: false, message: failures.notSignedIn.message },
      })
  },
)

test('a host without a rating finds none, though others have [rating-4]', async ({ app, host }) => {
  await (await aSignedInHost(app)).call(RATE, form())
  expect(await host.call(READ)).toMatchObject({
    status: 404,
    body: { success: false, message: ratingSentences.none },
  })
})

test('a rating is thanked for, can be read, and is dated by our clock [rating-5]', async ({ app, host }) => {
  expect(await host.call(RATE, form())).toMatchObject({
    status: 200,
    body: { success: true, message: ratingSentences.thanks },
  })
  const { rating, feedback, platform } = form()
  const { status, body } = await host.call(READ)
  expect(status).toBe(200)
  expect(body).toEqual({ has_rated: true, rating_details: { rating, feedback } })
  expect(await rows(app, host)).toEqual([
    { host_id: host.row.id, rating, feedback, platform, rated_at: app.clock.now },
  ])
})

test('a second rating replaces the first as a whole; those of others stay', async ({ app, host }) => {
  const other = await aSignedInHost(app)
  await other.call(RATE, form({ rating: 2 }))
  await host.call(RATE, form())
  wait(app, 1000)
  await host.call(RATE, { rating: 5 })
  expect(await rows(app, host)).toEqual([
    { host_id: host.row.id, rating: 5, feedback: '', platform: '', rated_at: app.clock.now },
  ])
  expect((await other.call(READ)).body.rating_details.rating).toBe(2)
})

test('a host whose account was deleted meanwhile leaves no rating', async ({ app, host }) => {
  const { db } = app.services
  const [hostId, now] = [host.row.id, app.clock.now]
  await db
    .updateTable('hosts')
    .set({ deactivated_at: now, deleted_at: now })
    .where('id', '=', hostId)
    .execute()
  const saving = saveRating(db, { hostId, rating: 4, feedback: 'Meera was here', platform: '', now })
  await expect(saving).rejects.toMatchObject({ key: 'sessionOver' })
  expect(await rows(app, host)).toEqual([])
})

test('one of many concurrent ratings is stored, whole', async ({ app, host }) => {
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((rating) => host.call(RATE, form({ rating, feedback: `${rating} stars` }))),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const stored = await rows(app, host)
  expect(stored).toHaveLength(1)
  expect(stored[0]?.feedback).toBe(`${stored[0]?.rating} stars`)
})

test.for<[string, unknown, string]>([
  ['rating', undefined, ratingSentences.chooseStars],
  ['rating', null, ratingSentences.chooseStars],
  ['rating', 0, ratingSentences.chooseStars],
  ['rating', 6, ratingSentences.chooseStars],
  ['rating', 4.5, ratingSentences.chooseStars],
  ['rating', '4', ratingSentences.chooseStars],
  ['feedback', 'x'.repeat(1001), textSentences.tooLong(1000)],
  ['feedback', 'a\u0000b', textSentences.noInvisible('ab')],
  ['feedback', { text: 'x' }, textSentences.notText],
  ['timestamp', 'yesterday', requestSentences.malformed],
  ['platform', 'x'.repeat(401), textSentences.tooLong(400)],
])(
  '%s: %j is refused at its field, and the earlier rating stays [rating-6]',
  async ([field, value, sentence], { app, host }) => {
    await host.call(RATE, form())
    const before = await rows(app, host)
    expect(await host.call(RATE, form({ [field]: value }))).toMatchObject({
      status: 400,
      body: { success: false, message: sentence, errors: { [field]: [sentence] } },
    })
    expect(await rows(app, host)).toEqual(before)
  },
)

test('a host may change the rating twenty times an hour', async ({ app, host }) => {
  for (let times = 0; times < 20; times++) expect((await host.call(RATE, form())).status).toBe(200)
  expect((await host.call(RATE, form())).status).toBe(429)
  expect((await (await aSignedInHost(app)).call(RATE, form())).status).toBe(200)
})
