// `test` for all journeys: a real server, a guest's phone, and a check of the browser's console.
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type Administrator, arriveAsAdmin, openAdminAccount } from './admin/administrator.ts'
import { arriveSignedIn } from './host/sign-in.ts'
import { type Host, openAccount } from './server/api.ts'
import { openBox } from './server/boxes.ts'
import type { Server } from './server/server.ts'
import { openServer } from './server/server-process.ts'

/** A phone of the smallest usual width, held in one hand. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}

interface ForEachTest {
  /**
   * Console errors that the test expects, each at least once; any other console error fails it.
   * Two or more are written `[[/one/, /two/], { scope: 'test' }]`: Playwright takes a bare list of objects for that pair.
   */
  expectedConsoleErrors: RegExp[]
  failOnConsoleErrors: undefined
  failOnServerErrors: undefined
  /** A verified host of this test only. */
  host: Host
  /** Signs the host in and opens `path`, on `page` unless another is named; that page has not been anywhere yet. */
  asHost: (path?: string, on?: Page) => Promise<void>
  /** An event box of the host, for tomorrow. */
  box: GiftBook
  /** A verified administrator of this test only. */
  admin: Administrator
  /** As `asHost`, for the administrator. */
  asAdmin: (path?: string, on?: Page) => Promise<void>
  /** The user agent of the phone's browser; undefined leaves the default. */
  phoneAgent: string | undefined
  /** The guest's phone: a separate browser without the host's session. */
  phone: Page
}

interface ForEachWorker {
  /** The server's name: tests that would disturb others name one of their own. */
  serverName: string
  /** Further settings of the server; only for a server of one's own. */
  serverSettings: Readonly<Record<string, string>>
  server: Server
}

export { expect }

export const test = base.extend<ForEachTest, ForEachWorker>({
  serverName: ['shared', { option: true, scope: 'worker' }],

  serverSettings: [{}, { option: true, scope: 'worker' }],

  server: [
    async ({ serverSettings }, use) => {
      const server = await openServer(serverSettings)
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  expectedConsoleErrors: [[], { option: true }],

  // Violations of the Content-Security-Policy are console errors, too.
  failOnConsoleErrors: [
    async ({ browser, expectedConsoleErrors }, use) => {
      if (!Array.isArray(expectedConsoleErrors))
        throw new Error('Several console errors are expected as [[/one/, /two/], { scope: "test" }].')
      const errors: string[] = []
      const listen = (context: BrowserContext) => {
        context.on('console', (message) => {
          if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
        })
        context.on('weberror', (webError) => errors.push(String(webError.error().stack)))
      }
      browser.on('context', listen)
      await use(undefined)
      browser.off('context', listen)
      const isExpected = (text: string) => expectedConsoleErrors.some((pattern) => pattern.test(text))
      expect(
        errors.filter((text) => !isExpected(text)),
        'console errors of the browser',
      ).toEqual([])
      for (const pattern of expectedConsoleErrors) expect(errors.join('\n')).toMatch(pattern)
    },
    { auto: true },
  ],

  failOnServerErrors: [
    async ({ server }, use) => {
      await use(undefined)
      expect(server.takeErrors(), 'errors in the log of the server').toEqual([])
    },
    { auto: true },
  ],

  host: async ({ server }, use) => use(await openAccount(server)),

  asHost: async ({ page, server, host }, use) =>
    use((path, on = page) => arriveSignedIn(on, server, host, path)),

  box: async ({ server, host }, use) => use(await openBox(server, host)),

  admin: async ({ server }, use) => use(await openAdminAccount(server)),

  asAdmin: async ({ page, server, admin }, use) =>
    use((path, on = page) => arriveAsAdmin(on, server, admin, path)),

  phoneAgent: [undefined, { option: true }],

  phone: async ({ browser, phoneAgent }, use) => {
    const context = await browser.newContext({ ...PHONE, ...(phoneAgent && { userAgent: phoneAgent }) })
    await use(await context.newPage())
    await context.close()
  },
})
