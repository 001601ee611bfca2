// The list of a host's sessions: shown, and ended.
import { sessionSentences } from '@lifafa/contract/sentences/sessions'
import { expectAccessible, expectSound } from '../../checks/accessible.ts'
import { field } from '../../controls/forms.ts'
import { SETTINGS } from '../../host/settings-page.ts'
import { logIn } from '../../server/api.ts'
import { expect, test } from '../../test.ts'

// The signed-out device is refused at its next call.
test.use({ expectedConsoleErrors: [[/status of 401/], { scope: 'test' }] })

test('a host sees each device, signs one out, then all others, and stays signed in here', {
  tag: '@deep',
}, async ({ page, phone, server, host, asHost }) => {
  await asHost(SETTINGS)
  const rows = page.getByRole('list', { name: sessionSentences.list }).getByRole('listitem')
  // Signing up opened one, too.
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(sessionSentences.thisOne)

  await asHost('/dashboard', phone)
  for (let more = 0; more < 6; more++) await logIn(server, host)
  await page.reload()
  await expect(rows).toHaveCount(3)
  await page.getByRole('button', { name: sessionSentences.showAll(9) }).click()
  await expect(rows).toHaveCount(9)
  await expectSound(page, 'many sessions')

  const others = page.getByRole('button', { name: /^Sign out (?!all)/ })
  await expect(others).toHaveCount(8)
  await others.first().click()
  await expect(page.getByText(sessionSentences.ended)).toBeVisible()
  await expect(rows).toHaveCount(8)
  await expect(page.getByRole('list', { name: sessionSentences.list })).toBeFocused()

  await page.getByRole('button', { name: sessionSentences.endOthers }).click()
  const dialog = page.getByRole('dialog', { name: sessionSentences.endOthersTitle })
  await expectAccessible(page, 'the dialog that signs all others out')
  await dialog.getByRole('button', { name: sessionSentences.keep }).click()
  await expect(dialog).toBeHidden()
  await expect(rows).toHaveCount(8)
  await page.getByRole('button', { name: sessionSentences.endOthers }).click()
  await dialog.getByRole('button', { name: sessionSentences.endOthers }).click()
  await expect(page.getByText(sessionSentences.othersEnded)).toBeVisible()
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('button', { name: sessionSentences.endOthers })).toBeHidden()

  await phone.reload()
  await expect(phone).toHaveURL(/\/auth/)
  await page.reload()
  await expect(field(page, 'First Name')).toHaveValue('Asha')
})
