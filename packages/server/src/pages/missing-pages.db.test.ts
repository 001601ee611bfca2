// Addresses that do not exist, pages that cannot be rendered, and HEAD requests.
import { get } from '../test/pages/get-page.ts'
import { expect, test } from '../test/test.ts'

test.for([
  '/nowhere/at-all',
  '/contribute',
  '/dashboard/nowhere',
  '/event/1/2',
  '/guests/1',
  '/lifafa/admin/nowhere',
  '/%zz',
  '/nowhere/%E0%A4%A?next=%zz',
])('%s does not exist: a page says so, with status 404', async (url, { app }) => {
  const page = await get(app, url)
  expect(page.statusCode).toBe(404)
  expect(page.headers['content-type']).toContain('text/html')
})

test.for(['/api/nowhere', '/api/%zz'])(
  '%s is nowhere: JSON says so, also to a browser',
  async (url, { app }) => {
    const answer = await get(app, url, { accept: 'text/html' })
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { success: false, code: 'notFound', message: 'We could not find that.' },
    ])
  },
)

test('an application that cannot be rendered becomes an error page without a script, and the log says why', async ({
  app,
}) => {
  const { renderApp } = app.services.web
  const broken = {
    headers: new Headers({ accept: 'text/html' }),
    get url(): string {
      throw new Error('not today')
    },
  } as Request
  app.services.web.renderApp = (_request, facts) => renderApp(broken, facts)
  const page = await get(app, '/guests', { accept: 'text/html' })
  app.services.web.renderApp = renderApp
  expect(page.statusCode).toBe(500)
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('Something went wrong on our side')
  const id = String(page.headers['x-request-id'])
  expect(page.body).toContain(`Error reference ${id}`)
  expect(page.body).not.toMatch(/<script|not today/)
  const style = page.body.match(/rel="stylesheet" href="([^"]+)"/)?.[1] ?? ''
  expect((await get(app, style)).statusCode).toBe(200)
  expect(app.logged).toContainEqual(expect.objectContaining({ msg: 'page failed', reqId: id }))
})

test.for(['/auth', '/contribute/1111111111111111111111', '/readyz'])(
  'asking only for the head of %s is answered as the page would be',
  async (url, { app }) => {
    const [head, page] = [await app.app.inject({ method: 'HEAD', url }), await get(app, url)]
    expect([head.statusCode, head.body]).toEqual([page.statusCode, ''])
  },
)
