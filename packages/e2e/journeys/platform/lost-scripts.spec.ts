// Scripts of pages of hosts and administrators that get lost on the way: once, or each time.
import { readFile } from 'node:fs/promises'
import { connectionSentences } from '@lifafa/contract/sentences/connection'
import { contactSentences } from '@lifafa/contract/sentences/contact'
import { hostRegisterSentences } from '@lifafa/contract/sentences/host/register'
import { pageSentences } from '@lifafa/contract/sentences/pages'
import type { Page } from '@playwright/test'
import { SCRIPT_LIST, type Script } from '../../../web/tools/script-list.ts'
import { field, press } from '../../controls/forms.ts'
import { toasts } from '../../controls/toasts.ts'
import { sendSignIn } from '../../host/sign-in.ts'
import { expect, test } from '../../test.ts'

const SCRIPTS = /\/assets\/[^/]+\.js/
const line = (page: Page) => page.getByRole('alert').filter({ hasText: connectionSentences.unreachable })
const LOST = /net::ERR_FAILED|dynamically imported module|Error loading route module/

/** Loses each request for a script that `isLost`, by its place among those of the page. */
async function lose(page: Page, isLost: (place: number) => boolean): Promise<string[]> {
  const places: string[] = []
  await page.route(SCRIPTS, (route) => {
    const { pathname } = new URL(route.request().url())
    if (!places.includes(pathname)) places.push(pathname)
    return isLost(places.indexOf(pathname)) ? route.abort() : route.continue()
  })
  return places
}

/** It may be loaded again by itself meanwhile. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' })

test.use({ expectedConsoleErrors: [LOST] })

test('a page whose scripts are lost once comes by itself, whichever it is', async ({ page, host }) => {
  const lost = new Set<number>()
  await lose(page, (place) => !lost.has(place) && !!lost.add(place))
  await open(page, '/auth')
  await page.waitForFunction(() => 'isRunning' in window)
  await sendSignIn(page, host)
  await expect(page).toHaveURL('/dashboard')
  await expect(line(page)).toBeHidden()
  expect(lost.size).toBeGreaterThan(3)
})

test('a form whose scripts do not come says so, and works as soon as they do', async ({ page }) => {
  let areLost = true
  await lose(page, () => areLost)
  await open(page, '/contact-us')
  await expect(line(page)).toBeVisible()
  areLost = false
  await press(page, pageSentences.loadAgain)
  await expect(line(page)).toBeHidden()
  await page.waitForFunction(() => 'isRunning' in window)
  for (const name of ['Name', 'Subject', 'Message']) await field(page, name).fill(`My ${name}`)
  await field(page, 'Email').fill('meera@example.com')
  await press(page, 'Send Message')
  await expect(toasts(page)).toHaveText(contactSentences.sent)
})

test('a part of a page whose script does not come says so in its place', async ({ page, box, asHost }) => {
  const scripts: Script[] = JSON.parse(await readFile(SCRIPT_LIST, 'utf8'))
  const lost = scripts.find(({ modules }) => modules.some((source) => source.endsWith('/register-card.tsx')))
  await page.route(`**/${lost?.file}`, (route) => route.abort())
  await asHost(`/event/${box.giftid}`)
  const register = page.getByRole('heading', { name: hostRegisterSentences.title })
  await expect(page.getByRole('main').getByText(connectionSentences.unreachable)).toBeVisible()
  await expect(register).toBeHidden()
  await page.unrouteAll()
  await page.getByRole('link', { name: pageSentences.loadAgain }).click()
  await expect(register).toBeVisible()
})
