// With linked accounts a guest is refused kindly until the host's account is open, and gives then.
import { getProfile, type Profile } from '@lifafa/contract/endpoints/profile'
import { givingSentences } from '@lifafa/contract/sentences/guest/en/giving'
import { moneySentences } from '@lifafa/contract/sentences/host/money'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { linkedAccountSentences as sentences } from '@lifafa/contract/sentences/linked-accounts'
import { expectSound } from '../../checks/accessible.ts'
import { expectNoOverflow } from '../../checks/overflow.ts'
import { field } from '../../controls/forms.ts'
import { expectTyped, giveFilledIn, submitForm } from '../../guest/give.ts'
import { SETTINGS, saveButton, upiId } from '../../host/settings-page.ts'
import { editAnswers } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

test.use({
  serverName: 'gifts by route',
  serverSettings: { PAYOUTS: 'route' },
  expectedConsoleErrors: [/status of 40[39]/],
})

test('a guest can give once the host’s account is open, and the host reads where the gift is', {
  tag: '@deep',
}, async ({ page, phone, host, box, asHost }) => {
  await submitForm(phone, box.contribute_url)
  await expect(phone.getByText(givingSentences.notReady)).toBeVisible()

  const card = page.getByRole('region', { name: sentences.waitingTitle })
  await asHost(`/event/${box.giftid}`)
  await expect(card).toContainText(sentences.states['no-upi-id'])
  await expectSound(page, 'an event box to which guests cannot give yet')
  await card.getByRole('link', { name: sentences.waitingAction }).click()
  await expect(page).toHaveURL(SETTINGS)
  const section = page.getByRole('region', { name: sentences.title })
  await expect(section.getByText(sentences.noUpiId)).toBeVisible()
  await upiId(page).fill('asha@okbank')
  await saveButton(page).click()
  await expect(field(page, sentences.pan)).toBeVisible()

  await page.goto('/dashboard')
  await expect(card).toContainText(sentences.states.missing)
  await expectSound(page, 'a dashboard whose guests cannot give yet')
  await card.getByRole('link', { name: sentences.waitingAction }).click()
  await expect(field(page, sentences.pan)).toBeInViewport()
  await field(page, sentences.pan).fill('1')
  await section.getByRole('button', { name: sentences.send }).click()
  await expect(section.getByText(sentences.panInvalid)).toBeVisible()
  await expectSound(page, 'the form for a PAN')
  await field(page, sentences.pan).fill('ABCPE1234F')
  await section.getByRole('button', { name: sentences.send }).click()
  await expect(section.getByText(sentences.states.active)).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible()
  await expect(card).toBeHidden()

  // The form still has what the guest typed when the gift was refused.
  await phone.goto(box.contribute_url)
  await expectTyped(phone)
  await giveFilledIn(phone)
  await page.goto(`/event/${box.giftid}`)
  await expect(page.getByRole('term').filter({ hasText: moneySentences.states['at-provider'] })).toBeVisible()

  await page.goto(SETTINGS)
  await upiId(page).fill('verma@okaxis')
  await saveButton(page).click()
  const dialog = page.getByRole('dialog', { name: profileSentences.changeUpiTitle })
  await expect(dialog.getByText(sentences.changeUpiText)).toBeVisible()
  await expectNoOverflow(page, 'the question before another UPI ID is saved')
  await dialog.getByRole('textbox', { name: 'Current Password' }).fill(host.password)
  await dialog.getByRole('button', { name: profileSentences.changeUpi }).click()
  await expect(section.getByText(sentences.earlier('₹501', 'asha@okbank'))).toBeVisible()
  await expect(field(page, sentences.pan)).toBeVisible()
  await expectSound(page, 'settings with gifts that go to an earlier UPI ID')

  // Banks are not asked about UPI IDs here: such answers are from before gifts went to linked accounts.
  await editAnswers(
    page,
    getProfile,
    (profile): Profile => ({
      ...profile,
      upi_id_check: { state: 'not-found', why: null, registered_name: null, likeness: null, answer: null },
      linked_account: {
        ...{ state: null, refusal: null },
        earlier: [{ upi_id: 'asha@okbank', paise: 501_00, is_wrong: true }],
      },
    }),
  )
  await page.reload()
  await expect(section.getByText(sentences.earlierWrong('₹501', 'asha@okbank'))).toBeVisible()
  await expectNoOverflow(page, 'settings with gifts that are held')
  await upiId(page).fill('asha@okaxis')
  await saveButton(page).click()
  await expect(dialog.getByText(sentences.ofWrong.changeUpiText)).toBeVisible()
  await expectNoOverflow(page, 'the question about gifts that are held')
})
