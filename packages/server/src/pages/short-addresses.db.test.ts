// The short address of an event box, as it is typed from a poster.
import { contributePath } from '@lifafa/contract/guest-page/paths'
import { aSignedInHost } from '../test/fixtures.ts'
import { createBox, wedding } from '../test/hosts/host-boxes.ts'
import { get } from '../test/pages/get-page.ts'
import { expect, test } from '../test/test.ts'

test('the short address of a box leads to its page, however it is typed', async ({ app }) => {
  const host = await aSignedInHost(app)
  await createBox(host, wedding)
  const { giftid, short_url } = (await createBox(host, wedding)).body.gift_book
  const path = new URL(short_url).pathname
  expect(path).toMatch(/^\/g\/[a-z]{4}-[a-z]{4}-[a-z]{4}$/)
  for (const typed of [path, path.replaceAll('-', ''), `/g/${path.slice(3).toUpperCase()}`]) {
    const { statusCode, headers } = await get(app, typed)
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([
      302,
      contributePath(giftid),
      'no-cache',
    ])
  }
})

test.for(['abcd-efgh-jkmn', 'x', "%00'", '%F0%9F%8E%81', 'a'.repeat(2000)])(
  'another address than that of a box leads to the page of a missing one: %s',
  async (typed, { app }) => {
    const { headers } = await get(app, `/g/${typed}`)
    const page = await get(app, String(headers.location))
    expect(page.statusCode).toBe(404)
  },
)

test('marks behind a short address, as in a chat, lead to the same page', async ({ app }) => {
  const host = await aSignedInHost(app)
  const { giftid, short_url } = (await createBox(host, wedding)).body.gift_book
  const { pathname } = new URL(short_url)
  for (const mark of ['.', '%E0%A5%A4', '*', '_', ')', '%E2%80%8B', '%20here']) {
    const { statusCode, headers } = await get(app, pathname + mark)
    expect([statusCode, headers.location]).toEqual([302, pathname])
    expect((await get(app, pathname)).headers.location).toBe(contributePath(giftid))
  }
})
