// A host's UPI ID is checked while it is typed.
import { updateProfile } from '@lifafa/contract/endpoints/profile'
import { profileSentences as sentences } from '@lifafa/contract/sentences/host/profile'
import { expectAccessible } from '../../checks/accessible.ts'
import { field } from '../../controls/forms.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { SETTINGS, saveButton, upiId } from '../../host/settings-page.ts'
import { holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

test('a UPI ID is checked when its field is left, then at each letter, and a wrong one is not saved [profile-2]', {
  tag: '@deep',
}, async ({ page, asHost }) => {
  await asHost(SETTINGS)
  const { keyboard } = page
  const wrong = page.getByText(sentences.upiInvalidInline)
  const saving = await holdCalls(page, updateProfile)
  await expectFocusByTab(upiId(page))
  await keyboard.type('meera')
  await expect(saveButton(page)).toBeDisabled()
  await expect(wrong).toBeHidden()
  await keyboard.press('Tab')
  await expect(wrong).toBeVisible()
  await expectAccessible(page, 'a wrong UPI ID')
  await keyboard.press('Shift+Tab')
  await keyboard.press('End')
  await keyboard.type('@ok')
  await expect(wrong).toBeVisible()
  await keyboard.type('b')
  await expect(wrong).toBeHidden()
  await expect(saveButton(page)).toBeEnabled()
  await keyboard.press('Backspace')
  await expect(wrong).toBeVisible()

  await keyboard.press('Tab')
  await expect(field(page, 'First Name')).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByText(sentences.upiInvalidToast, { exact: true })).toBeVisible()
  await expect(upiId(page)).toBeFocused()
  await saveButton(page).click({ force: true })
  expect(saving.seen).toBe(0)

  saving.release()
  await upiId(page).focus()
  await keyboard.press('End')
  await keyboard.type('bank')
  await keyboard.press('Enter')
  await expect(page.getByText(sentences.updated)).toBeVisible()
  await expect(upiId(page)).toHaveValue('meera@okbank')
  await upiId(page).fill('')
  await expect(wrong).toBeHidden()
  await expect(saveButton(page)).toBeEnabled()
})
