// Files of the guest's page, and the checkout, that get lost on the way: once, or each time.

import { givingSentences as sentences } from '@lifafa/contract/sentences/guest/en/giving'
import { guestPageSentences } from '@lifafa/contract/sentences/guest/en/page'
import type { Page } from '@playwright/test'
import { expectRecordedOnce } from '../../guest/checkout.ts'
import { formScript, holdScript } from '../../guest/form-script.ts'
import {
  expectTyped,
  fillForm,
  GUEST,
  giveFilledIn,
  payButton,
  payInCheckout,
  submitForm,
} from '../../guest/give.ts'
import { expect, test } from '../../test.ts'

const FILES = /\/guest\/assets\/|\/v1\/checkout\.js/

test.use({ expectedConsoleErrors: [/net::ERR_FAILED/] })

expectRecordedOnce()

/** Loses the requests for files that `isLost`. */
const lose = (page: Page, isLost: (path: string) => boolean) =>
  page.route(FILES, (route) => {
    const { pathname } = new URL(route.request().url())
    return isLost(pathname) ? route.abort() : route.continue()
  })

test('each file that is lost once comes by itself', async ({ phone, box }) => {
  const lost = new Set<string>()
  await lose(phone, (path) => !lost.has(path) && !!lost.add(path))
  await submitForm(phone, box.contribute_url)
  await payInCheckout(phone)
  expect([...lost].filter((path) => /\.(js|css)$/.test(path))).toHaveLength(2)
  await expect(phone.getByText(guestPageSentences.notLoaded)).toBeHidden()
  await expect(payButton(phone)).toHaveCSS('background-color', 'rgb(107, 20, 38)')
})

test('without its style and fonts the page takes the gift', async ({ phone, box }) => {
  await lose(phone, (path) => /\.(css|woff2?)$/.test(path))
  await submitForm(phone, box.contribute_url)
  await payInCheckout(phone)
})

test('a form whose script does not come says so, and a press loads the page again with all that was typed', async ({
  phone,
  box,
}) => {
  await lose(phone, (path) => path.includes('/client-'))
  await phone.goto(box.contribute_url)
  for (const [name, text] of Object.entries(GUEST)) await phone.locator(`[name=${name}]`).fill(text)
  await expect(phone.getByRole('alert')).toHaveText(guestPageSentences.notLoaded)
  await payButton(phone).click()
  await expect(phone.getByText(sentences.pressAgain)).toBeVisible()
  await expectTyped(phone)
  await phone.unroute(FILES)
  await expect(phone.getByText('₹521.04')).toBeVisible()
  await expect(phone.locator('html')).not.toHaveClass(/hydrating/)
  // A phone with little memory loads the page again after a UPI app, and its browser would ask before it sends a form once more.
  await phone.reload()
  await expect(phone.getByText('₹521.04')).toBeVisible()
  await expect(phone.getByText(sentences.pressAgain)).toBeHidden()
  await expectTyped(phone)
  await giveFilledIn(phone)
})

test.describe('with every file', () => {
  test.use({ expectedConsoleErrors: [] })

  test('a form on a slow line is waited for; one that is swallowed is told after a minute', async ({
    phone,
    box,
  }) => {
    await phone.clock.install()
    const { releaseScript } = await holdScript(phone)
    const requested = phone.waitForRequest(formScript)
    await phone.goto(box.contribute_url)
    await requested
    await phone.clock.fastForward('00:50')
    await expect(phone.getByRole('alert')).toBeHidden()
    await phone.clock.fastForward('00:11')
    await expect(phone.getByRole('alert')).toHaveText(guestPageSentences.notLoaded)
    releaseScript()
    await fillForm(phone)
    await expect(phone.getByRole('alert')).toBeHidden()
    await giveFilledIn(phone)
  })
})

test.describe('with a blocker in the browser', () => {
  test.use({ expectedConsoleErrors: [/net::ERR_BLOCKED_BY_CLIENT/] })

  test('a checkout that is blocked, or takes twenty seconds, is reported, and works once it loads [pay-11]', async ({
    phone,
    box,
  }) => {
    const script = '**/v1/checkout.js*'
    const alert = phone.getByRole('alert')
    await phone.clock.install()
    await phone.route(script, (route) => route.abort('blockedbyclient'))
    await submitForm(phone, box.contribute_url)
    await expect(alert).toHaveText(sentences.sdkFailed)
    await expect(phone.getByLabel('Full Name')).toHaveValue(GUEST.name)
    await phone.unroute(script)
    await phone.route(script, () => {})
    await payButton(phone).click()
    await expect(alert).toBeHidden()
    await phone.clock.fastForward('00:21')
    await expect(alert).toHaveText(sentences.sdkFailed)
    await phone.unroute(script)
    await giveFilledIn(phone)
  })
})
