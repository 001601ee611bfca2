// A contribution or a written gift that one server records is sent to the pages that the other has open.
import { randomUUID } from 'node:crypto'
import { DESK_STREAM_PATH } from '@lifafa/contract/endpoints/register/desk'
import { HALL_STREAM_PATH, type HallScreen } from '@lifafa/contract/endpoints/register/hall'
import type { Proof } from '@lifafa/razorpay-stand-in/call-control'
import { deriveKeys } from '../../secrets.ts'
import { signAccessToken } from '../../sessions/access-token.ts'
import { newRefreshToken, refreshTokenHash } from '../../sessions/refresh-token.ts'
import { CHARGE_PAISE, GUEST } from '../../test/paying.ts'
import { test as base, expect } from '../../test/payments/two-servers.ts'
import { insertEventBox, insertHost } from '../../test/rows.ts'
import { type LiveStream, openEventStream, openLiveStream } from '../../test/servers/live-stream.ts'
import { postJson } from '../../test/servers/post-json.ts'

const TOKEN_SECRET = 'a token secret of the tests, 32 characters'

async function headersOf(hostId: string, sessionId: string): Promise<{ authorization: string }> {
  const caller = { accountId: hostId, sessionId }
  const token = await signAccessToken(deriveKeys(TOKEN_SECRET), 'host', caller, new Date())
  return { authorization: `Bearer ${token}` }
}

const test = base
  .extend('env', { scope: 'file' }, () => ({ TOKEN_SECRET }))

  .extend('openStream', ({ urls }, { onCleanup }) => {
    const opened: LiveStream[] = []
    onCleanup(() => {
      for (const stream of opened) stream.close()
    })
    return async (server: number, hostId: string, sessionId: string = randomUUID()) => {
      const headers = await headersOf(hostId, sessionId)
      // A server that does not listen yet answers 503, and pages poll.
      await expect
        .poll(async () => opened[opened.push(await openLiveStream(urls[server] ?? '', headers)) - 1]?.status)
        .toBe(200)
      return opened.at(-1) as LiveStream
    }
  })

  .extend('give', ({ post, atProvider }) => async (server: number, giftid: string) => {
    const { body } = await post(server, 'create-order', {
      ...GUEST,
      giftid,
      amount: CHARGE_PAISE,
      again: true,
    })
    const proof = await atProvider<Proof>(`/orders/${body.id}/pay`, {})
    return post(server, 'verify', { ...proof, ...GUEST, giftid, amount: 501 })
  })

test('pages of both servers hear of contributions that either records', async ({ db, openStream, give }) => {
  const box = await insertEventBox(db, { event_date: '2099-11-21' })
  const pages = [await openStream(0, box.host_id), await openStream(1, box.host_id)]
  for (const [server, total_guests] of [
    [0, 1],
    [1, 2],
  ] as const) {
    expect(await give(server, box.id)).toMatchObject({ status: 200, body: { status: 'success' } })
    for (const page of pages)
      expect(await page.next()).toMatchObject({ total_guests, boxes: [{ id: box.id }] })
  }
})

test('pages of both servers hear of a gift that either writes down', async ({ db, urls, openStream }) => {
  const box = await insertEventBox(db)
  const pages = [await openStream(0, box.host_id), await openStream(1, box.host_id)]
  for (const url of urls) {
    const answer = await fetch(`${url}/api/dashboard/giftbooks/${box.id}/register`, {
      method: 'POST',
      headers: {
        ...(await headersOf(box.host_id, randomUUID())),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ id: randomUUID(), kind: 'cash', name: 'Kamla Devi' }),
    })
    expect(answer.status).toBe(200)
    for (const page of pages) expect(await page.next()).toMatchObject({ registers: [box.id] })
  }
})

test('two hundred screens in a hall and twenty desks, on both servers, hear of a gift that one writes down', async ({
  db,
  urls: [first = '', second = ''],
}) => {
  const box = await insertEventBox(db, { event_date: '2099-11-21' })
  const headers = {
    ...(await headersOf(box.host_id, randomUUID())),
    'content-type': 'application/json',
  }
  const ofBox = `${first}/api/dashboard/giftbooks/${box.id}`
  const send = (method: string, path: string, body: object) =>
    fetch(ofBox + path, { method, headers, body: JSON.stringify(body) })
  const { token } = (await (await send('PATCH', '/hall', { link: 'new' })).json()) as { token: string }
  const screens = await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      openEventStream<HallScreen>(at % 2 === 0 ? first : second, HALL_STREAM_PATH.replace(':token', token)),
    ),
  )
  const desks = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const ends_at = new Date(Date.now() + 3_600_000).toISOString()
      const { token, pin } = (await (await send('POST', '/desks', { helper: 'Pappu', ends_at })).json()) as {
        token: string
        pin: string
      }
      const device = randomUUID()
      const entered = await postJson(`${first}/api/desk/open`, { token, pin, helper: 'Pappu', device })
      const { session } = (await entered.json()) as { session: string }
      const authorization = `Bearer ${session}`
      return openEventStream(at % 2 === 0 ? first : second, DESK_STREAM_PATH, { authorization })
    }),
  )
  await send('POST', '/register', { id: randomUUID(), kind: 'cash', name: 'Kamla Devi' })
  for (const desk of desks) {
    expect(await desk.next()).toEqual({})
    desk.close()
  }
  for (const screen of screens) {
    // The new link was told, too: the other server's screens may hear of it after they have opened.
    let shown: HallScreen | undefined
    do shown = await screen.next()
    while (shown?.lines.length === 0)
    expect(shown?.lines).toMatchObject([{ name: 'Kamla Devi' }])
    screen.close()
  }
})

test('pages poll while notifications do not arrive, then stream again', async ({ db, openStream, give }) => {
  const box = await insertEventBox(db, { event_date: '2099-11-21' })
  const page = await openStream(0, box.host_id)
  await db
    .selectFrom('pg_stat_activity' as never)
    .select(({ fn }) => fn('pg_terminate_backend', ['pid' as never]).as('ended'))
    .where('application_name' as never, '=', 'lifafa-listener' as never)
    .execute()
  expect(await page.next()).toBeUndefined()
  const again = await openStream(0, box.host_id)
  await give(1, box.id)
  expect(await again.next()).toMatchObject({ boxes: [{ id: box.id }] })
})

test('a session that ends on one server ends its streams on the other', async ({ db, urls, openStream }) => {
  const { id } = await insertHost(db)
  const sessionId = randomUUID()
  const page = await openStream(0, id, sessionId)
  const token = newRefreshToken()
  const expires_at = new Date(Date.now() + 3_600_000)
  await db
    .insertInto('refresh_tokens')
    .values({
      ...{ id: sessionId, family_id: sessionId, host_id: id, token_hash: refreshTokenHash(token) },
      ...{ created_at: new Date(), expires_at, family_expires_at: expires_at },
    })
    .execute()
  expect((await postJson(`${urls[1]}/api/auth/logout`, { refresh: token })).status).toBe(200)
  expect(await page.next()).toBeUndefined()
})
