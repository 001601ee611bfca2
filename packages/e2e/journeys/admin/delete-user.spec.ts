import { adminRefusals } from '@lifafa/contract/sentences/admin/refusals'
import { adminUsersSentences as sentences } from '@lifafa/contract/sentences/admin/users'
import { signUpFamily, someFamily } from '../../admin/signed-up-users.ts'
import { choose, figure, menuOf, usersNamed } from '../../admin/users.ts'
import { expectAccessible } from '../../checks/accessible.ts'
import { openAccount, someHost } from '../../server/api.ts'
import { giveToBox, openBox } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

test.use({ expectedConsoleErrors: [/status of 409/] })

test('a user who is owed money cannot be deleted; another is deleted, and figures and list follow [admin-5]', async ({
  page,
  server,
  asAdmin,
}) => {
  const family = someFamily()
  const [unverified] = await signUpFamily(server, family, ['User', 'Another'])
  const owed = await openAccount(server, { ...someHost(), firstName: 'प्रकाश', lastName: family })
  const { giftid } = await openBox(server, owed)
  await giveToBox(server, giftid)
  await asAdmin(usersNamed(family))
  if (!unverified) throw new Error('Nobody signed up.')

  await test.step('a refusal is said once, and the dialog stays open; nobody can activate who never verified', async () => {
    const reason = adminRefusals.stillOwed('₹501')
    const dialog = await choose(page, owed, 'delete')
    await expectAccessible(page, 'the question before a user is deleted')
    await dialog.getByRole('button', { name: sentences.delete.confirm }).click()
    await expect(page.getByText(sentences.deleteFailed(reason))).toBeVisible()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expectAccessible(page, 'a user who cannot be deleted')
    await dialog.getByRole('button', { name: sentences.delete.keep }).click()
    await expect(menuOf(page, owed)).toBeFocused()
    await menuOf(page, unverified).click()
    await expect(page.getByRole('menuitem')).toHaveText([sentences.delete.confirm])
    await page.keyboard.press('Escape')
  })

  await test.step('after a deletion the heading has the focus, and list and figures follow', async () => {
    const before = await figure(page, 'Total Users').textContent()
    const dialog = await choose(page, unverified, 'delete')
    // A hidden tab fetches nothing by itself: the refetch after the action is tested separately.
    await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }))
    await dialog.getByRole('button', { name: sentences.delete.confirm }).click()
    await expect(page.getByText(sentences.userDeleted)).toBeVisible()
    await expect(menuOf(page, unverified)).toBeHidden()
    await expect(page.getByRole('heading', { name: sentences.title })).toBeFocused()
    await expect(page.getByText(sentences.found(2))).toBeVisible()
    await expect(figure(page, 'Total Users')).not.toHaveText(before ?? '')
  })
})
