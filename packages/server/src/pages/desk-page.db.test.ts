// The desk's page: one document for any token, with a policy that lets it run nothing of others.
import { DESK_PATH, deskPath, LAST_DESK } from '@lifafa/contract/desk-page'
import { get } from '../test/pages/get-page.ts'
import { expect, test } from '../test/test.ts'

test('each token gets the same page, which tells nothing of the desk', async ({ app }) => {
  const [one, other] = await Promise.all([LAST_DESK, 'any-token'].map((token) => get(app, deskPath(token))))
  expect(one).toMatchObject({ statusCode: 200, body: other?.body })
  expect(one?.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
  const policy = String(one?.headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toMatch(/unsafe|https?:/)
})

test('the service worker lists the page and every file that the page needs', async ({ app }) => {
  const { body: page } = await get(app, deskPath(LAST_DESK))
  const { body: worker, headers } = await get(app, `${DESK_PATH}worker.js`)
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  })
  const files = [...page.matchAll(/"(\/desk\/[^"]+)"/g)].map(([, file]) => file ?? '')
  expect(files.length).toBeGreaterThan(2)
  for (const file of files) {
    expect(worker).toContain(`"${file}"`)
    expect((await get(app, file)).statusCode, file).toBe(200)
  }
})
