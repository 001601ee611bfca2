// The menu of an administrator's pages on a phone.
import { ADMIN_LOGIN, ADMIN_SETTINGS, heading } from '../../admin/pages.ts'
import { expectAccessible } from '../../checks/accessible.ts'
import { button } from '../../controls/forms.ts'
import { expect, test } from '../../test.ts'

test('the menu of a phone opens by keyboard and closes by Escape, a press beside it, or a choice [admin-7]', {
  tag: '@deep',
}, async ({ phone, asAdmin }) => {
  await asAdmin(ADMIN_SETTINGS, phone)
  const toggle = button(phone, 'Menu')
  const menu = phone.getByRole('dialog', { name: 'Menu' })
  await expect(phone.getByRole('navigation', { name: 'Administration' })).toBeHidden()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.focus()
  await phone.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Menu', includeHidden: true, exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expectAccessible(phone, 'the menu of an administrator')
  for (let presses = 0; presses < 8; presses++) {
    await phone.keyboard.press('Tab')
    await expect(menu.locator(':focus')).toHaveCount(1)
  }
  await phone.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()
  await toggle.click()
  await expect(menu).toBeVisible()
  await phone.mouse.click(350, 600)
  await expect(menu).toBeHidden()
  await toggle.click()
  await menu.getByRole('link', { name: 'Change Password' }).click()
  await expect(heading(phone, 'Change Password')).toBeVisible()
  await expect(menu).toBeHidden()
  await toggle.click()
  await menu.getByRole('button', { name: 'Logout' }).click()
  await expect(phone).toHaveURL(ADMIN_LOGIN)
})
