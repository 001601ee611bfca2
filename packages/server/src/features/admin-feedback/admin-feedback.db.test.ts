// The administrators' lists of contact messages and ratings.
import { adminFeedbackSentences as sentences } from '@lifafa/contract/sentences/admin/feedback'
import { beforeAll, describe, expect, test } from 'vitest'
import { aSignedInAdmin } from '../../test/administrators/admins.ts'
import { aSignedInHost, call } from '../../test/fixtures.ts'
import { wait } from '../../test/hosts/accounts.ts'
import { testApp } from '../../test/test-app.ts'

const app = testApp()
let admin: Awaited<ReturnType<typeof aSignedInAdmin>>
beforeAll(async () => {
  admin = await aSignedInAdmin(app)
})

const NOBODYS = '0d9a1f8e-58a0-4b1c-9a3c-0d1a2b3c4d5e'
const get = async (path: string) => (await admin.call(['GET', path])).body
const tick = (id: string, answered: unknown) => admin.call(['PATCH', `/admin/messages/${id}`], { answered })
const write = async (subject: string, website?: string) => {
  wait(app, 1000)
  const message = {
    website,
    name: 'अनन्या राव',
    email: 'ananya@example.com',
    subject,
    message: 'Line 1\nLine 2',
  }
  expect((await call(app, ['POST', '/contact/submit'], { body: message })).status).toBe(200)
}

describe('messages', () => {
  test('the newest comes first, as it was written', async () => {
    await write('First')
    await write('Second')
    const { messages, pagination } = await get('/admin/messages')
    expect(messages.map(({ subject }: { subject: string }) => subject)).toEqual(['Second', 'First'])
    expect(messages[0]).toEqual({
      id: expect.any(String),
      name: 'अनन्या राव',
      email: 'ananya@example.com',
      subject: 'Second',
      message: 'Line 1\nLine 2',
      at: app.clock.now.toISOString(),
      answered: null,
      suspected: false,
    })
    expect(pagination).toEqual({ total: 2, total_pages: 1, current_page: 1 })
  })

  test('a message ticked as answered moves to the other list with the administrator’s name, and back', async () => {
    await write('To be ticked')
    const [{ id }] = (await get('/admin/messages')).messages
    wait(app, 1000)
    expect(await tick(id, true)).toMatchObject({ status: 200, body: { message: sentences.answeredNow } })
    const answered = (await get('/admin/messages?show=answered')).messages
    expect(answered).toMatchObject([{ id, answered: { at: app.clock.now.toISOString() } }])
    expect((await get('/admin/messages')).messages).not.toContainEqual(expect.objectContaining({ id }))
    expect(await tick(id, false)).toMatchObject({ status: 200, body: { message: sentences.openNow } })
    expect((await get('/admin/messages')).messages[0]).toMatchObject({ id, answered: null })
    const { entries } = await get('/admin/audit-log')
    expect(entries.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual([
      'message-reopened',
      'message-answered',
    ])
  })

  test('the first of two administrators who tick one message is named', async () => {
    await write('Ticked twice')
    const [{ id }] = (await get('/admin/messages')).messages
    const other = await aSignedInAdmin(app)
    await tick(id, true)
    const before = (await get('/admin/messages?show=answered')).messages[0]
    wait(app, 1000)
    expect((await other.call(['PATCH', `/admin/messages/${id}`], { answered: true })).status).toBe(200)
    expect((await get('/admin/messages?show=answered')).messages[0]).toEqual(before)
  })

  test('a suspected message is listed among the unanswered ones with a mark, and in a list of its own', async () => {
    await write('Suspected', 'https://ananya.example')
    const [newest] = (await get('/admin/messages')).messages
    expect(newest).toMatchObject({ subject: 'Suspected', suspected: true })
    const { messages, pagination } = await get('/admin/messages?show=suspected')
    expect([messages, pagination.total]).toEqual([[newest], 1])
    await tick(newest.id, true)
    expect((await get('/admin/messages?show=suspected')).messages).toEqual([])
    expect((await get('/admin/messages?show=answered')).messages[0]).toMatchObject({ suspected: true })
  })

  test('an unknown message is 404, an invalid tick is refused', async () => {
    expect(await tick(NOBODYS, true)).toMatchObject({ status: 404, body: { message: sentences.messageGone } })
    expect(await tick(NOBODYS, 'yes')).toMatchObject({
      status: 400,
      body: { errors: { answered: [expect.any(String)] } },
    })
  })
})

test('ratings are listed with the host’s name, newest first, with the average and the count of each', async () => {
  expect(await get('/admin/ratings')).toMatchObject({ summary: { count: 0, average: null }, ratings: [] })
  for (const rating of [5, 2]) {
    wait(app, 1000)
    const host = await aSignedInHost(app)
    await host.call(['POST', '/settings/user/rate-us'], { rating, feedback: `${rating}: बढ़िया` })
  }
  const { summary, ratings, pagination } = await get('/admin/ratings')
  expect(summary).toEqual({ count: 2, average: 3.5, stars: [0, 1, 0, 0, 1] })
  expect(ratings).toMatchObject([
    { rating: 2, feedback: '2: बढ़िया', at: app.clock.now.toISOString() },
    { rating: 5, feedback: '5: बढ़िया' },
  ])
  expect(ratings[0].host).not.toBe('')
  expect(pagination.total).toBe(2)
})
