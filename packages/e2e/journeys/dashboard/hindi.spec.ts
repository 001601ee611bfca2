// A host who reads only Hindi: makes a box, answers whose the UPI ID is, and reads where the money is, on a phone.
import { setLanguage } from '@lifafa/contract/endpoints/settings/language'
import { labelSentencesInHindi as labels } from '@lifafa/contract/sentences/fields/labels-hindi'
import { eventBoxSentencesInHindi as boxes } from '@lifafa/contract/sentences/host/event-boxes-hindi'
import { firstStepsSentencesInHindi as steps } from '@lifafa/contract/sentences/host/first-steps-hindi'
import { moneySentencesInHindi as money } from '@lifafa/contract/sentences/host/money-hindi'
import { profileSentencesInHindi as profile } from '@lifafa/contract/sentences/host/profile-hindi'
import { switchSentences } from '@lifafa/contract/sentences/host/shell'
import { shellSentencesInHindi as shell } from '@lifafa/contract/sentences/host/shell-hindi'
import { pageSentencesInHindi as pages } from '@lifafa/contract/sentences/pages-hindi'
import { upiIdSentencesInHindi as upi } from '@lifafa/contract/sentences/upi-ids-hindi'
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

test('a host who reads only Hindi makes a box, answers the UPI question and reads where the money is', async ({
  page,
  server,
  host,
  asHost,
}) => {
  await setScreenSize(page, PHONE.viewport)
  await asHost()
  await test.step('one tap changes the language, and the next visit remembers it', async () => {
    await page.getByRole('button', { name: switchSentences.hi.label }).click()
    await expect(page.getByRole('button', { name: shell.logout })).toBeVisible()
    await expectHindiOnly(page, 'the dashboard of a new host')
    await page.reload()
    await expect(page.getByRole('button', { name: switchSentences.en.label })).toBeVisible()
  })

  const giftid = await test.step('a box is made', async () => {
    await page.getByRole('button', { name: boxes.createLink }).first().click()
    const dialog = page.getByRole('dialog')
    await expectHindiOnly(page, 'the choice of a type')
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
    return page.url().split('/').at(-1) ?? ''
  })

  await test.step('the UPI question is asked and answered', async () => {
    await saveUpiId(server, host, 'asha@okbank')
    await page.goto('/dashboard')
    const question = page.getByRole('region', { name: upi.title })
    await expect(question.getByText('ASHA VARMA')).toBeVisible()
    await expectHindiOnly(page, 'the UPI question', ['ASHA', 'VARMA'])
    await question.getByRole('button', { name: upi.yes }).click()
    await expect(question).toBeHidden()
  })

  await test.step('the place of the money, and the statement', async () => {
    const gift = { name: 'सुनीता', address: 'पुणे' }
    await giveToBox(server, giftid, { ...gift, amount: 90_000 })
    await giveToBox(server, giftid, { ...gift, amount: 10_501 })
    await page.goto(`/event/${giftid}`)
    const place = page.getByRole('region', { name: money.title })
    await expect(place).toContainText('₹1,00,501')
    await expect(place).toContainText(money.states['at-provider'])
    await expectHindiOnly(page, 'a box with money')
    await expectNoOverflow(page, 'a box in Hindi')
    const downloaded = page.waitForEvent('download')
    await place.getByRole('button', { name: money.statementAs.pdf }).click()
    expect((await downloaded).suggestedFilename()).toBe('आरव संग मीरा_हिसाब.pdf')
  })
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

test.describe('every page and dialog', () => {
  // A rating that was never given, and a page that is not there.
  test.use({ expectedConsoleErrors: [/status of 404/] })

  test('no page of a host and none of its dialogs has an English word', async ({
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
    for (const path of ['/dashboard', '/event', `/event/${giftid}`, `/guests?box=${giftid}`]) {
      await page.goto(path)
      await expect(page.getByText('आरव संग मीरा').filter({ visible: true }).first()).toBeVisible()
      await expectDialogsInHindi(page, path, names)
    }
    await page.goto('/dashboard/no-such-page')
    await expect(page.getByRole('heading', { name: pages.missingTitle })).toBeVisible()
    await expectHindiOnly(page, 'a page that is not there')
  })
})

test('in big letters nothing is cut, and the choice stays on the device', async ({
  page,
  server,
  host,
  asHost,
}) => {
  const { giftid } = await openBox(server, host, { name: 'आरव संग मीरा', location: 'जयपुर' })
  await chooseHindi(server, host)
  await setScreenSize(page, PHONE.viewport)
  await asHost('/dashboard/settings')
  await page.getByLabel(shell.bigLettersText).check()
  for (const path of ['/dashboard', '/event', `/event/${giftid}`, `/guests?box=${giftid}`]) {
    await page.goto(path)
    await expect(page.getByText('आरव संग मीरा').filter({ visible: true }).first()).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('font-size', /^18\.6/)
    await expectNoOverflow(page, `${path} in big letters`)
    const height = await page
      .getByRole('button', { name: shell.logout })
      .evaluate((button) => button.clientHeight)
    expect(height).toBeGreaterThanOrEqual(55)
  }
  await page.getByRole('button', { name: shell.logout }).click()
  await expect(page).toHaveURL('/auth')
  await expect(page.locator('html')).toHaveCSS('font-size', /^18\.6/)
})
