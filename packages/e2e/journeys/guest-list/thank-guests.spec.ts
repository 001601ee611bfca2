// A host thanks guests on WhatsApp, and ticks them.
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { thankYouDialogSentences as dialogSentences } from '@lifafa/contract/sentences/host/thank-you-dialog'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../checks/accessible.ts'
import { guestFilter, guestRows, tickOf } from '../../host/guests-page.ts'
import { giveToBox } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

const chatWith = (page: Page, name: string) => page.getByRole('link', { name: `${sentences.thank} ${name}` })
const textTo = async (page: Page, name: string) =>
  new URL((await chatWith(page, name).getAttribute('href')) ?? '').searchParams.get('text')

test('one tap thanks a guest in the guest’s language and the host’s words, and the tick can be taken back', {
  tag: '@deep',
}, async ({ page, server, box, asHost }) => {
  await giveToBox(server, box.giftid, { name: 'अनन्या राव', phone: '9988776655' })
  await giveToBox(server, box.giftid, { name: 'Zoya Khan' })
  await asHost(`/guests?box=${box.giftid}`)
  await expect(page.getByText(sentences.unthanked(2))).toBeVisible()

  await test.step('our text, by the script of the name where no language is known', async () => {
    expect(await textTo(page, 'अनन्या राव')).toMatch(/^आदरणीय अनन्या राव जी, Rohan और Asha के विवाह में/)
    expect(await textTo(page, 'Zoya Khan')).toMatch(/^Dear Zoya Khan, .* for the wedding of Rohan and Asha/)
    await expect(chatWith(page, 'अनन्या राव')).toHaveAttribute('href', /^https:\/\/wa\.me\/919988776655\?/)
  })

  await test.step('the host’s own text', async () => {
    await page.getByRole('button', { name: sentences.editThankYou }).click()
    const dialog = page.getByRole('dialog', { name: dialogSentences.thankYouTitle })
    await dialog
      .getByRole('textbox', { name: dialogSentences.thankYouIn('English') })
      .fill('{name}, shukriya!')
    await expectAccessible(page, 'the thank-you that is edited')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(dialogSentences.thankYouSaved)).toBeVisible()
    await expect.poll(() => textTo(page, 'Zoya Khan')).toBe('Zoya Khan, shukriya!')
    expect(await textTo(page, 'अनन्या राव')).toMatch(/^आदरणीय/)
  })

  await test.step('a tap opens the chat and ticks the guest', async () => {
    await page.context().route(/wa\.me/, (route) => route.fulfill({ body: 'WhatsApp' }))
    const opened = page.waitForEvent('popup')
    await chatWith(page, 'Zoya Khan').click()
    await (await opened).close()
    await expect(tickOf(page, 'Zoya Khan')).toBeChecked()
    await expect(page.getByText(sentences.unthanked(1))).toBeVisible()
    await page.reload()
    await expect(tickOf(page, 'Zoya Khan')).toBeChecked()
  })

  await test.step('who is not thanked yet', async () => {
    await guestFilter(page, 'thankedFilter').selectOption('no')
    await expect(guestRows(page)).toHaveText([/अनन्या राव/])
    await tickOf(page, 'अनन्या राव').press('Space')
    await expect(page.getByRole('heading', { name: sentences.noMatchTitle })).toBeVisible()
    await expect(page.getByText(sentences.unthanked(0))).toBeVisible()
    await guestFilter(page, 'thankedFilter').selectOption('all')
    await tickOf(page, 'Zoya Khan').click()
    await expect(page.getByText(sentences.unthanked(1))).toBeVisible()
    await page.reload()
    await expect(tickOf(page, 'Zoya Khan')).not.toBeChecked()
    await expect(tickOf(page, 'अनन्या राव')).toBeChecked()
  })
})
