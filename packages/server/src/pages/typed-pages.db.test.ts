// The guest's page for a browser in which none of its scripts ran: it sends the form by itself, and gets it back as it was typed.
import { createHash } from 'node:crypto'
import { failures } from '@lifafa/contract/failures'
import { givingSentences } from '@lifafa/contract/sentences/guest/en/giving'
import { page as hindi } from '@lifafa/contract/sentences/guest/hi/page'
import { LIMITS } from '../http/limits/rate-limits.ts'
import type { TestApp } from '../test/app.ts'
import { get } from '../test/pages/get-page.ts'
import { aGift } from '../test/pages/receipts.ts'
import { serverWith } from '../test/payments/shared-address.ts'
import { insertEventBox } from '../test/rows.ts'
import { expect, test } from '../test/test.ts'

const TYPED = {
  name: 'अनन्या "<Rao>',
  phone: '98123 45678',
  amount: '',
  quick: '501',
  address: '7, Ridge Road\r\nIndore',
}

const send = (app: TestApp, url: string, fields: Record<string, string>, language = 'en') =>
  app.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      cookie: `language=${language}`,
    },
    payload: new URLSearchParams(fields).toString(),
  })

test.for([
  ['en', givingSentences],
  ['hi', hindi.giving],
] as const)(
  'a form that the browser sent by itself comes back in %s with all that was typed',
  async ([language, sentences], { app }) => {
    const { id } = await insertEventBox(app.services.db)
    const page = await send(app, `/contribute/${id}`, TYPED, language)
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(page.body).toContain(`<p role="alert">${sentences.pressAgain}</p>`)
    expect(page.body).toContain(`>${sentences.nothingCharged}</p>`)
    expect(page.body).toContain('value="अनन्या &quot;&lt;Rao&gt;"')
    expect(page.body).toContain('value="98123 45678"')
    // A tapped amount that no script copied into its field.
    expect(page.body).toMatch(/name="amount"[^>]* value="501"/)
    expect(page.body).toMatch(/>7, Ridge Road\r?\nIndore<\/textarea>/)
    expect(page.body).toContain(`action="/contribute/${id}"`)
  },
)

test('a form that the choice of a language sent comes back in it, and asks for no press', async ({ app }) => {
  const { id } = await insertEventBox(app.services.db)
  const page = await send(app, `/contribute/${id}?lang=hi`, TYPED)
  expect(page.headers['set-cookie']).toContainEqual(expect.stringMatching(/^language=hi;/))
  expect(page.body).toContain('<html lang="hi-IN"')
  expect(page.body).toContain('value="98123 45678"')
  expect(page.body).not.toContain(`<p role="alert">${hindi.giving.pressAgain}`)
})

test('a guest’s typed text is on no other guest’s page', async ({ app }) => {
  const { id } = await insertEventBox(app.services.db)
  await send(app, `/contribute/${id}`, TYPED)
  const { body } = await get(app, `/contribute/${id}`)
  expect(body).not.toContain('Ridge Road')
  expect(body).not.toContain(`<p role="alert">${givingSentences.pressAgain}`)
})

test('a form without fields gets the page; one of a closed box its page', async ({ app }) => {
  const { id } = await insertEventBox(app.services.db)
  expect((await send(app, `/contribute/${id}`, {})).statusCode).toBe(200)
  const closed = await insertEventBox(app.services.db, { event_date: '2020-01-01' })
  expect((await send(app, `/contribute/${closed.id}`, TYPED)).statusCode).toBe(410)
  expect((await send(app, '/contribute/1111111111111111111111', TYPED)).statusCode).toBe(404)
})

test('a form is rendered as often as a hall gives; the page, which is cached, is sent on', async ({
  app,
}) => {
  const [one, other] = [await insertEventBox(app.services.db), await insertEventBox(app.services.db)]
  const limited = await serverWith(app, 1 / LIMITS.typedPage[0].max)
  const statusOf = async ({ id }: { id: string }) =>
    (await send(limited, `/contribute/${id}`, TYPED)).statusCode
  expect([await statusOf(one), await statusOf(one), await statusOf(other)]).toEqual([200, 429, 200])
  expect((await get(limited, `/contribute/${one.id}`)).statusCode).toBe(200)
})

test('a long message that was pasted as an address comes back', async ({ app }) => {
  const { id } = await insertEventBox(app.services.db)
  const address = 'अ'.repeat(4_000)
  const { body } = await send(app, `/contribute/${id}`, { ...TYPED, address })
  expect(body).toContain(`>${address}</textarea>`)
})

test.for(['tooLarge', 'tooManyRequests'] as const)(
  'a form that is refused as %s gets a page in the guest’s language, which does not load itself again',
  async (key, { app }) => {
    const { id } = await insertEventBox(app.services.db)
    const limited = await serverWith(app, 1 / LIMITS.typedPage[0].max)
    const fields = { ...TYPED, address: key === 'tooLarge' ? 'अ'.repeat(10_000) : 'Indore' }
    const sendIn = (language: string) => send(limited, `/contribute/${id}`, fields, language)
    await sendIn('en')
    for (const [language, message] of [
      ['en', failures[key].message],
      ['hi', hindi.failures[key]],
    ] as const) {
      const { statusCode, headers, body } = await sendIn(language)
      expect([statusCode, headers['content-type']]).toEqual([
        failures[key].status,
        'text/html; charset=utf-8',
      ])
      expect(headers).not.toHaveProperty('refresh')
      expect(body).toContain(`<html lang="${language}-IN">`)
      expect(body).toContain(`>${message}</h1>`)
    }
  },
)

test('the scripts of guest’s page and receipt are those of their policies', async ({ app }) => {
  const { id } = await insertEventBox(app.services.db)
  const { path } = await aGift(app)
  for (const url of [`/contribute/${id}`, path]) {
    const { body, headers } = await get(app, url)
    const scripts = [...body.matchAll(/<script(?![^>]*application\/json)[^>]*>([\s\S]*?)<\/script>/g)]
    expect(scripts).toHaveLength(1)
    const hash = createHash('sha256')
      .update(scripts[0]?.[1] ?? '')
      .digest('base64')
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
    expect(headers['content-security-policy']).not.toContain('unsafe')
  }
})
