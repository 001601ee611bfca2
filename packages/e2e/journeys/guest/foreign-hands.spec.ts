// Translators, extensions and faults of our own change the guest's page: the gift is given and thanked all the same.
import { contributePath } from '@lifafa/contract/guest-page/paths'
import { givingSentences as sentences } from '@lifafa/contract/sentences/guest/en/giving'
import { TRANSLATED, translate } from '../../controls/translate.ts'
import { expectRecordedOnce } from '../../guest/checkout.ts'
import { expectHydrated, holdScript } from '../../guest/form-script.ts'
import { fillForm, GUEST, giveFilledIn, payButton, pressInCheckout, submitForm } from '../../guest/give.ts'
import { expect, test } from '../../test.ts'

expectRecordedOnce()

for (const [language, when, tag] of [
  ['en', 'after', []],
  ['hi', 'before', []],
  ['en', 'before', ['@deep']],
  ['hi', 'after', ['@deep']],
] as const)
  test(`a page in ${language} that is translated ${when} hydration takes the gift, and thanks for it`, {
    tag: [...tag],
  }, async ({ phone, box }) => {
    const { releaseScript } = await holdScript(phone)
    await phone.goto(`${box.contribute_url}?lang=${language}`, { waitUntil: 'commit' })
    const fill = async () => {
      for (const [name, text] of Object.entries(GUEST)) await phone.locator(`[name=${name}]`).fill(text)
    }
    if (when === 'before') {
      await fill()
      await translate(phone)
    }
    releaseScript()
    await expect(phone.locator('html')).not.toHaveClass(/hydrating/)
    if (when === 'after') {
      await translate(phone)
      await fill()
    }
    // A text that changes is not left as it was translated first.
    await phone.locator('[name=amount]').fill('2100')
    await expect(phone.getByText('₹2,184', { exact: true })).toBeVisible()
    await phone.locator('[name=amount]').fill(GUEST.amount)
    await expect(phone.getByText('₹521.04')).toBeVisible()
    await expect(phone.getByText('₹2,184', { exact: true })).toBeHidden()
    await phone.locator('[type=submit]').click()
    await pressInCheckout(phone, 'Pay ₹521.04')
    const thanks = phone.getByRole('dialog')
    await expect(thanks).toContainText('₹501')
    await expect(thanks).toContainText('Rohan ♥ Asha')
    await expect(thanks).toContainText(TRANSLATED)
    await thanks.getByRole('link').click()
    await expect(phone.getByText('₹521.04')).toBeVisible()
  })

test('elements that an extension adds and removes around hydration lose no input', async ({ phone, box }) => {
  const { releaseScript } = await holdScript(phone)
  await phone.goto(box.contribute_url, { waitUntil: 'commit' })
  const interfere = () =>
    phone.evaluate(() => {
      const search = document.createElement('form')
      search.innerHTML = '<input name="name" value="of the extension">'
      document.body.prepend(search)
      for (const input of document.querySelectorAll('input, textarea')) {
        input.setAttribute('data-filled-by', 'an extension')
        input.after(document.createElement('extension-button'))
      }
      for (const label of document.querySelectorAll('label')) label.prepend(label.lastChild ?? '')
      document.querySelector('form p')?.remove()
    })
  await phone.locator('[name=name]').fill(GUEST.name)
  await interfere()
  releaseScript()
  await expectHydrated(phone)
  await expect(phone.getByLabel('Full Name')).toHaveValue(GUEST.name)
  await interfere()
  await fillForm(phone)
  await giveFilledIn(phone)
})

test.describe('with faults', () => {
  test.use({ expectedConsoleErrors: [[/A fault of the test/, /status of 409/], { scope: 'test' }] })

  test('a dialog that fails is rendered anew, and one that always fails leaves its words', async ({
    phone,
    box,
  }) => {
    await phone.addInitScript(() => {
      const { showModal } = HTMLDialogElement.prototype
      let failures = 0
      HTMLDialogElement.prototype.showModal = function () {
        failures += 1
        if (location.hash || failures === 1) throw new Error('A fault of the test')
        showModal.call(this)
      }
    })
    await submitForm(phone, box.contribute_url)
    // The same page: its dialog fails from now on.
    await phone.evaluate(() => history.replaceState(null, '', '#always'))
    await pressInCheckout(phone, 'Pay ₹521.04')
    await expect(phone.getByRole('status')).toContainText(`${sentences.thankYou}! Your gift of ₹501`)
    await phone.goto('about:blank')
    await phone.goto(contributePath(box.giftid))
    await fillForm(phone)
    await payButton(phone).click()
    // The question whether to give the same again.
    await expect(phone.getByRole('dialog')).toContainText('₹501')
    await phone.getByRole('button', { name: sentences.doNotGiveAgain }).click()
    await expect(phone.getByLabel('Full Name')).toHaveValue(GUEST.name)
  })
})

test.describe('with a faulty script', () => {
  test.use({ expectedConsoleErrors: [/A fault of the test/] })

  test('a fault of a script is not told as one of the network, and keeps the form', async ({
    phone,
    box,
  }) => {
    await phone.goto(box.contribute_url)
    await expectHydrated(phone)
    await fillForm(phone)
    await phone.evaluate(() => {
      Object.assign(window, {
        AbortController: class {
          constructor() {
            throw new TypeError('A fault of the test')
          }
        },
      })
    })
    await payButton(phone).click()
    await expect(phone.getByRole('alert')).toHaveText(sentences.broken)
    await expect(phone.getByText(sentences.nothingCharged)).toBeVisible()
    await phone.getByRole('link', { name: sentences.loadAgain }).click()
    await expect(phone.getByText('₹521.04')).toBeVisible()
    await giveFilledIn(phone)
  })
})
