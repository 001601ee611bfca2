// A host learns whose the saved UPI ID is, says yes or no to it, and guests see the confirmed name.
import { answerUpiIdName } from '@lifafa/contract/endpoints/profile'
import { receiverSentences } from '@lifafa/contract/sentences/guest/en/page'
import { firstStepsSentences } from '@lifafa/contract/sentences/host/first-steps'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { upiIdSentences as sentences } from '@lifafa/contract/sentences/upi-ids'
import { expectAccessible, expectSound } from '../../checks/accessible.ts'
import { expectNoOverflow } from '../../checks/overflow.ts'
import { SETTINGS, saveButton, upiId } from '../../host/settings-page.ts'
import { holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

test('the host confirms the bank’s name; guests then see it', async ({ page, phone, box, asHost }) => {
  await asHost(SETTINGS)
  await upiId(page).fill('asha@okbank')
  await saveButton(page).click()
  await expect(page.getByText('Account holder: ASHA VERMA')).toBeVisible()
  await expectAccessible(page, 'the name of a UPI ID')
  await phone.goto(box.contribute_url)
  await expect(phone.getByText('ASHA VERMA')).toBeHidden()

  // The first steps ask for it, too.
  await page.goto(`/event/${box.giftid}`)
  const steps = page.getByRole('region', { name: firstStepsSentences.titleOfFour })
  await expect(steps.getByText('Account holder: ASHA VERMA')).toBeVisible()
  await expectNoOverflow(page, 'the first steps with a name')

  await page.goto('/dashboard')
  const card = page.getByRole('region', { name: sentences.title })
  const answering = await holdCalls(page, answerUpiIdName)
  await card.getByRole('button', { name: sentences.yes }).dblclick()
  answering.release()
  await expect(card).toBeHidden()
  expect(answering.seen).toBe(1)
  await phone.reload()
  await expect(phone.getByText(receiverSentences.goesTo('ASHA VERMA'))).toBeVisible()
  await page.goto(SETTINGS)
  await expect(page.getByText(sentences.confirmed)).toBeVisible()
})

test.describe('with the password required', () => {
  test.use({ expectedConsoleErrors: [/status of 403/] })

  test('a name unlike the host’s is asked about twice; a disowned UPI ID is changed', {
    tag: '@deep',
  }, async ({ page, host, asHost }) => {
    await asHost(SETTINGS)
    await upiId(page).fill('another@okbank')
    await saveButton(page).click()
    await page.getByRole('button', { name: sentences.yes }).press('Enter')
    await expect(page.getByText(sentences.unlike('SURESH BABU'))).toBeVisible()
    await expectSound(page, 'two names that differ')
    await page.getByRole('button', { name: sentences.no }).click()
    await expect(page.getByText(sentences.denied)).toBeVisible()
    await expect(upiId(page)).toBeFocused()
    await page.reload()
    await page.getByRole('button', { name: sentences.mineAfterAll }).click()
    await expect(page.getByText(sentences.confirmed)).toBeVisible()

    await upiId(page).fill('invalid@okbank')
    await expect(page.getByText('Account holder:')).toBeHidden()
    await saveButton(page).click()
    const dialog = page.getByRole('dialog', { name: profileSentences.changeUpiTitle })
    await dialog.getByRole('textbox', { name: 'Current Password' }).fill(host.password)
    await dialog.getByRole('button', { name: profileSentences.changeUpi }).click()
    await expect(page.getByText(sentences.notFound)).toBeVisible()
    await expectAccessible(page, 'a UPI ID that no bank knows')
  })
})
