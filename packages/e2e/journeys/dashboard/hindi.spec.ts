// A host who reads only Hindi makes a box on a phone, and meets no English on any page or dialog.
import { setLanguage } from '@lifafa/contract/endpoints/settings/language'
import { labelSentencesInHindi as labels } from '@lifafa/contract/sentences/fields/labels-hindi'
import { eventBoxSentencesInHindi as boxes } from '@lifafa/contract/sentences/host/event-boxes-hindi'
import { firstStepsSentencesInHindi as steps } from '@lifafa/contract/sentences/host/first-steps-hindi'
import { profileSentencesInHindi as profile } from '@lifafa/contract/sentences/host/profile-hindi'
import { switchSentences } from '@lifafa/contract/sentences/host/shell'
import { shellSentencesInHindi as shell } from '@lifafa/contract/sentences/host/shell-hindi'
import { pageSentencesInHindi as pages } from '@lifafa/contract/sentences/pages-hindi'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../checks/accessible.ts'
import { expectHindiOnly } from '../../checks/hindi-only.ts'
import { expectNoOverflow } from '../../checks/overflow.ts'
import { setScreenSize } from '../../checks/screen-size.ts'
import { call, type Host, logIn, openAccount, someHost } from '../../server/api.ts'
import { dayFromToday, giveToBox, openBox } from '../../server/boxes.ts'
import { saveUpiId } from '../../server/hosts-to-pay.ts'
import type { Server } from '../../server/server.ts'
import { expect, PHONE, test } from '../../test.ts'

/** Asks for Hindi, as the switch of an earlier visit did. */
async function chooseHindi(server: Server, host: Host): Promise<void> {
  const { access } = (await logIn(server, host)).tokens
  await call(server, setLanguage, { body: { language: 'hi' }, access })
}

test.use({
  host: async ({ server }, use) =>
    use(await openAccount(server, { ...someHost(), firstName: 'आशा', lastName: 'वर्मा' })),
})

test('a host who reads only Hindi chooses it with one tap, and makes a box', async ({ page, asHost }) => {
  await setScreenSize(page, PHONE.viewport)
  await asHost()
  await page.getByRole('button', { name: switchSentences.hi.label }).click()
  await page.getByRole('button', { name: boxes.createLink }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: boxes.types.marriage }).click()
  await dialog.getByLabel(boxes.groomName).fill('आरव')
  await dialog.getByLabel(boxes.brideName).fill('मीरा')
  await dialog.getByLabel(boxes.location).fill('जयपुर')
  await dialog.getByLabel(boxes.date).fill(dayFromToday(20))
  await expectHindiOnly(page, 'the form of a box')
  await expectNoOverflow(page, 'the form of a box in Hindi', [320, 360])
  await dialog.getByRole('button', { name: boxes.createLink }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('आरव संग मीरा')
  await expect(page.getByRole('region', { name: steps.title })).toBeVisible()
  await expectHindiOnly(page, 'a new box')
  await expectAccessible(page, 'a new box in Hindi')
})

/** Unfolds the page, opens each dialog by its button, reads it, and closes it again. */
async function expectDialogsInHindi(page: Page, state: string, names: readonly string[] = []): Promise<void> {
  for (const more of await page.locator('main summary').filter({ visible: true }).all()) await more.click()
  await expectHindiOnly(page, state, names)
  const openers = page.locator('main [aria-haspopup="dialog"]').filter({ visible: true })
  const count = await openers.count()
  for (let place = 0; place < count; place += 1) {
    const opener = openers.nth(place)
    const name = (await opener.textContent()) ?? ''
    await opener.click()
    const dialog = page.locator('[role=dialog], [role=alertdialog], [role=menu]').filter({ visible: true })
    await expect(dialog.first(), `${state}: ${name}`).toBeVisible()
    await expectHindiOnly(page, `${state}: ${name}`, names)
    await page.keyboard.press('Escape')
    await expect(dialog, `${state}: ${name}`).toHaveCount(0)
  }
}

const expectBigLetters = (page: Page) => expect(page.locator('html')).toHaveCSS('font-size', /^18\.6/)

test.describe('every page and dialog', () => {
  // A rating that was never given, and a page that is not there.
  test.use({ expectedConsoleErrors: [/status of 404/] })

  test('no page of a host has an English word, nor its dialogs; in big letters nothing is cut', async ({
    page,
    server,
    host,
    asHost,
  }) => {
    const couple = { groom_name: 'आरव', bride_name: 'मीरा', message: 'सपरिवार पधारें।' }
    const { giftid } = await openBox(server, host, { name: 'आरव संग मीरा', location: 'जयपुर', ...couple })
    await giveToBox(server, giftid, { name: 'सुनीता', address: 'पुणे', amount: 501 })
    await saveUpiId(server, host, 'asha@okbank')
    await chooseHindi(server, host)
    await setScreenSize(page, PHONE.viewport)
    await asHost('/dashboard/settings')
    // Names of accounts and devices; gaps of the thank-you.
    const names = ['ASHA', 'VARMA', 'Chrome', 'Linux', 'Android', 'Windows', 'name', 'event']
    await expect(page.getByRole('button', { name: labels.saveChanges })).toBeVisible()
    await expectDialogsInHindi(page, 'the settings', names)
    await expect(page).toHaveTitle(new RegExp(profile.title))
    await page.getByLabel(shell.bigLettersText).check()
    await page.goto('/dashboard/no-such-page')
    await expect(page.getByRole('heading', { name: pages.missingTitle })).toBeVisible()
    await expectHindiOnly(page, 'a page that is not there')
    const logout = page.getByRole('button', { name: shell.logout })
    for (const path of ['/dashboard', '/event', `/event/${giftid}`, `/guests?box=${giftid}`]) {
      await page.goto(path)
      await expect(page.getByText('आरव संग मीरा').filter({ visible: true }).first()).toBeVisible()
      await expectBigLetters(page)
      await expectNoOverflow(page, `${path} in big letters`)
      expect(await logout.evaluate((button) => button.clientHeight)).toBeGreaterThanOrEqual(55)
      await expectDialogsInHindi(page, path, names)
    }

    // The choice stays on the device.
    await logout.click()
    await expect(page).toHaveURL('/auth')
    await expectBigLetters(page)
  })
})
