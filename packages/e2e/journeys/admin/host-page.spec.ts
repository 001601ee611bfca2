// The administrator's page of one host: reached by the name, with money, boxes, the timeline of a gift, sessions, activity.
import { adminHostSentences as sentences } from '@lifafa/contract/sentences/admin/hosts'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminSearchSentences as searchSentences } from '@lifafa/contract/sentences/admin/search'
import { adminPagesSentences } from '@lifafa/contract/sentences/admin/settings'
import { adminUsersSentences as usersSentences } from '@lifafa/contract/sentences/admin/users'
import { referenceSentences } from '@lifafa/contract/sentences/references'
import { ADMIN } from '../../admin/pages.ts'
import { PAYMENTS } from '../../admin/payments-page.ts'
import { userRows, usersNamed } from '../../admin/users.ts'
import { expectAccessible, expectSound } from '../../checks/accessible.ts'
import { expectNoOverflow } from '../../checks/overflow.ts'
import { setScreenSize } from '../../checks/screen-size.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { toasts } from '../../controls/toasts.ts'
import { logIn } from '../../server/api.ts'
import { giveToBox, openBox } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

const LONG = 'Venkatanarasimharajuvaripeta weds शुभाङ्गीनीलकण्ठेश्वरी'
const PHONE_PX = { width: 360, height: 740 }
const GUEST_PHONE = '9123456780'

/** The host and the payment that are not there. */
test.use({ expectedConsoleErrors: [/status of 404/] })

test('an administrator reads a host’s page, copies a reference from a timeline, and ends the sessions', {
  tag: '@deep',
}, async ({ page, context, server, host, asAdmin }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const box = await openBox(server, host, { name: LONG })
  await giveToBox(server, box.giftid)
  await logIn(server, host)

  await test.step('the list of users leads to it', async () => {
    await asAdmin(usersNamed(encodeURIComponent(host.email)))
    await userRows(page).getByRole('link', { name: 'Asha Verma' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Asha Verma' })).toBeFocused()
    await expect(page.getByRole('main')).toContainText(host.email)
    await expect(page.getByRole('definition').filter({ hasText: '₹501' })).toHaveCount(3)
    await expectSound(page, 'a host’s page')
    await expect(page.getByRole('link', { name: sentences.writeMail })).toHaveAttribute(
      'href',
      `mailto:${encodeURIComponent(host.email)}`,
    )
  })

  await test.step('the host is deactivated and activated there; the button keeps the focus', async () => {
    const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
    for (const [action, next] of [
      ['deactivate', 'activate'],
      ['activate', 'deactivate'],
    ] as const) {
      await button(usersSentences[action].confirm).click()
      const dialog = page.getByRole('dialog', { name: usersSentences[action].title })
      await expect(dialog).toContainText('Asha Verma')
      await dialog.getByRole('button', { name: usersSentences[action].confirm }).click()
      await expect(dialog).toBeHidden()
      await expect(button(usersSentences[next].confirm)).toBeFocused()
    }
    await expect(button(usersSentences.delete.confirm)).toBeVisible()
    // Deactivation has ended the sessions.
    await logIn(server, host)
    await page.reload()
  })

  await test.step('its sections are in the address', async () => {
    const section = (name: string) =>
      page.getByRole('navigation', { name: sentences.sections }).getByRole('link', { name })
    await section(sentences.tabs.payouts).click()
    await expect(page.getByText(sentences.noPayouts)).toBeVisible()
    await section(sentences.tabs.activity).click()
    await page.reload()
    await expect(page.getByText('gave ₹501').first()).toBeVisible()
    await section(sentences.tabs.boxes).click()
    await page.getByRole('link', { name: sentences.seeGiftsOf(LONG) }).click()
    await expect(page.getByRole('heading', { name: sentences.giftsTitle(LONG) })).toBeVisible()
    await expectNoOverflow(page, 'the gifts of a box')
    await page.getByRole('button', { name: searchSentences.showPhoneOf('Sunita Deshpande') }).click()
    await expect(page.getByRole('link', { name: GUEST_PHONE })).toHaveAttribute(
      'href',
      `tel:+91${GUEST_PHONE}`,
    )
  })

  await test.step('the story tells a gift’s events in words, and its ids can be copied', async () => {
    await page.getByRole('link', { name: /^View timeline of ₹501/ }).click()
    await expect(page.getByText(/gave ₹501 to .+ and paid ₹521\.04 including our fee/)).toBeVisible()
    await expect(page.locator('time').first()).toHaveText(/^\w+ \d+, \d{4}, \d+:\d\d\s[AP]M$/)
    const reference = page.getByRole('button', {
      name: /^Copy Bank reference \(UTR\) of the payment: \d+$/,
    })
    await expectFocusByTab(reference, 60)
    await page.keyboard.press('Enter')
    await expect(page.getByText(referenceSentences.copied)).toBeAttached()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    await expect(page.getByText(`Bank reference (UTR): ${copied}.`)).toBeVisible()
    await expectSound(page, 'the timeline of a gift')
    await page.getByRole('link', { name: sentences.seeHost('Asha Verma') }).click()
  })

  await test.step('the sessions end, and the toast leaves the header to be pressed on a phone', async () => {
    await setScreenSize(page, PHONE_PX)
    const end = page.getByRole('button', { name: adminPagesSentences.signOutEverywhere })
    await end.click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: adminPagesSentences.signOutEverywhere })
      .click()
    const toast = toasts(page).filter({ hasText: sentences.sessionsEnded })
    await expect(toast).toBeVisible()
    await expect(page.getByText(sentences.signedInNowhere)).toBeVisible()
    await expect(end).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('a host who is not there is said to be missing, as is a payment', async () => {
    await page.goto(`${ADMIN}/hosts/0d9a1f8e-58a0-4b1c-9a3c-0d1a2b3c4d5e`)
    await expect(page.getByRole('heading', { name: sentences.missing })).toBeVisible()
    await expectAccessible(page, 'a missing host')
    await page.goto(`${PAYMENTS}?tab=payment&id=pay_nothing`)
    await expect(page.getByText(adminPaymentsSentences.idUnknown)).toBeVisible()
  })
})
