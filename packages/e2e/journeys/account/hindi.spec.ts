// A host who reads only Hindi, before signing in: the phone's language, the switch, the sign-up, and what stays after Logout.
import { authSentencesInHindi as auth } from '@lifafa/contract/sentences/auth-hindi'
import { contactSentencesInHindi as contact } from '@lifafa/contract/sentences/contact-hindi'
import { labelSentencesInHindi as labels } from '@lifafa/contract/sentences/fields/labels-hindi'
import { authPageSentences as english } from '@lifafa/contract/sentences/host/auth-page'
import { authPageSentencesInHindi as words } from '@lifafa/contract/sentences/host/auth-page-hindi'
import { switchSentences } from '@lifafa/contract/sentences/host/shell'
import { shellSentencesInHindi as shell } from '@lifafa/contract/sentences/host/shell-hindi'
import { expectSound } from '../../checks/accessible.ts'
import { expectHindiOnly } from '../../checks/hindi-only.ts'
import { setScreenSize } from '../../checks/screen-size.ts'
import { someHost } from '../../server/api.ts'
import { mailedCode } from '../../server/emails.ts'
import { expect, PHONE, test } from '../../test.ts'

test.describe('on a phone in Hindi', () => {
  // The page that is not there.
  test.use({ locale: 'hi-IN', expectedConsoleErrors: [/status of 404/] })

  test('a host signs up, signs in, logs out and asks for help', async ({ page, server }) => {
    const host = someHost()
    await setScreenSize(page, PHONE.viewport)
    await page.goto('/auth')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.signInTitle)
    await expectHindiOnly(page, 'the sign-in')
    await page.getByRole('link', { name: labels.signUp }).click()
    await expect(page).toHaveTitle(new RegExp(words.tabs.signup))
    await expectHindiOnly(page, 'the sign-up')
    await expectSound(page, 'the sign-up in Hindi')
    const button = page.getByRole('button', { name: words.create })
    await button.click()
    await expect(page.getByText(auth.namesRequired)).toBeVisible()
    await expectHindiOnly(page, 'an empty sign-up')

    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    await field(labels.firstName).fill('आशा')
    await field(labels.lastName).fill('वर्मा')
    await field(labels.email).fill(host.email)
    await field(labels.password).fill(host.password)
    await field(words.passwordAgain).fill(host.password)
    await field(labels.phone).fill('9876543210')
    await field(labels.address).fill('जयपुर')
    for (const policy of await page.getByRole('checkbox').all()) await policy.check()
    await button.click()
    await expect(page.getByText(auth.accountCreated)).toBeVisible()
    await expectHindiOnly(page, 'the code')
    await page.getByLabel(words.verificationCode).fill(await mailedCode(server, host.email))
    await expect(page.getByText(auth.canSignInNow)).toBeVisible()
    await expectHindiOnly(page, 'a verified account')
    await page.getByRole('button', { name: labels.signIn }).click()
    await expect(page.getByRole('button', { name: shell.logout })).toBeVisible()
    await expectHindiOnly(page, 'the first dashboard')

    await page.getByRole('button', { name: shell.logout }).click()
    await expect(page.getByText(shell.loggedOut)).toBeVisible()
    await page.getByRole('link', { name: words.forgot }).click()
    await expectHindiOnly(page, 'a forgotten password')
    await field(labels.email).fill(host.email)
    await page.getByRole('button', { name: words.sendCode }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.resetTitle)
    await expectHindiOnly(page, 'a new password')
    await page.goto('/contact-us')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.title)
    await page.getByRole('button', { name: contact.aboutPayment }).click()
    await expectHindiOnly(page, 'the contact page')
    await page.goto('/event/no/such/page')
    await expect(page.getByRole('link', { name: labels.toStart })).toBeVisible()
    await expectHindiOnly(page, 'a page that is not there')
  })
})

test('a line on the landing page leads to a sign-up in Hindi, where English can be chosen', {
  tag: '@deep',
}, async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/')
  await page.getByRole('link', { name: 'हिन्दी में आगे बढ़ें' }).click()
  await expect(page).toHaveURL('/auth?mode=signup')
  await expect(title).toHaveText(words.signUpTitle)
  await page.reload()
  await expect(title).toHaveText(words.signUpTitle)
  await page.getByRole('button', { name: switchSentences.en.label }).click()
  await page.reload()
  await expect(title).toHaveText(english.signUpTitle)
})

test('one tap changes the language, and what was typed stays; signing in makes it that of the account', async ({
  page,
  host,
}) => {
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/auth')
  await page.getByLabel('Email').fill(host.email)
  await page.getByRole('button', { name: switchSentences.hi.label }).click()
  await expect(title).toHaveText(words.signInTitle)
  await expect(page.getByLabel(labels.email)).toHaveValue(host.email)
  await page.reload()
  await expect(title).toHaveText(words.signInTitle)
  await page.getByLabel(labels.email).fill(host.email)
  await page.getByLabel(labels.password, { exact: true }).fill(host.password)
  await page.getByRole('button', { name: labels.signIn }).click()
  await expect(page.getByRole('button', { name: shell.logout })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: shell.logout }).click()
  await expect(title).toHaveText(words.signInTitle)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await page.getByRole('button', { name: switchSentences.en.label }).click()
  await expect(title).toHaveText(english.signInTitle)
})
