// The administrator's dashboard: the platform's figures, and its users, searched and paged.
import { formatMoment } from '@lifafa/contract/dates'
import { adminStats } from '@lifafa/contract/endpoints/admin/users'
import { formatCount, formatRupees } from '@lifafa/contract/money'
import { adminUsersSentences as sentences } from '@lifafa/contract/sentences/admin/users'
import { adminLogIn } from '../../admin/administrator.ts'
import { ADMIN_DASHBOARD } from '../../admin/pages.ts'
import { signUpTwelve } from '../../admin/signed-up-users.ts'
import {
  figure,
  listenForSearches,
  pagesOfUsers,
  searchBox,
  USER_COLUMNS,
  userRows,
} from '../../admin/users.ts'
import { expectAccessible, expectSound } from '../../checks/accessible.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { call } from '../../server/api.ts'
import { expect, test } from '../../test.ts'

/** Each user has a page, is written to, called, and has a menu. */
const STOPS_OF_A_PAGE = 60

test('an administrator sees the platform’s figures, and finds users by name, with the keyboard alone [admin-11]', {
  tag: '@deep',
}, async ({ page, server, admin, asAdmin }) => {
  const { access } = (await adminLogIn(server, admin)).tokens
  const { family, giver } = await signUpTwelve(server)
  const { keyboard } = page
  const pager = pagesOfUsers(page)

  await test.step('the figures are those of the platform', async () => {
    const { data } = await call(server, adminStats, { access })
    await asAdmin()
    await expect(figure(page, 'Total Users')).toContainText(formatCount(data.total_users))
    await expect(figure(page, 'Total Events')).toContainText(formatCount(data.total_events))
    await expect(figure(page, 'Total Contributions')).toContainText(formatRupees(data.total_contributions))
    await expectAccessible(page, 'the admin dashboard')
  })

  await test.step('typed text is searched for once, after a pause', async () => {
    const asked = listenForSearches(page)
    await page.goto(`${ADMIN_DASHBOARD}?page=2`)
    await expect(pager.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    asked.length = 0
    await expectFocusByTab(searchBox(page))
    await keyboard.type(family)
    await expect(userRows(page)).toHaveCount(10)
    await expect(userRows(page).first()).toContainText(`User 9 ${family}`)
    expect(asked).toEqual([family])
    await expect(page).toHaveURL(`${ADMIN_DASHBOARD}?search=${family}`)
    await expect(pager).toContainText('Showing 1 to 10 of 12 users')
    await expectAccessible(page, 'users that were found')
  })

  await test.step('the second page, and the contents of a row', async () => {
    const next = pager.getByRole('button', { name: 'Next' })
    await expect(pager.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await expectFocusByTab(next, STOPS_OF_A_PAGE)
    await keyboard.press('Enter')
    await expect(pager).toContainText('Showing 11 to 12 of 12 users')
    await expect(pager.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await expect(next).toBeFocused()
    await expect(next).toBeDisabled()
    await expect(page).toHaveURL(`${ADMIN_DASHBOARD}?search=${family}&page=2`)
    await expect(page.getByRole('columnheader')).toHaveText(USER_COLUMNS)
    await expect(userRows(page).last().getByRole('cell')).toHaveText([
      new RegExp(`आराध्या ${family}${sentences.active}$`),
      `${giver.email}9876543210`,
      /1$/,
      /₹10,501$/,
      new RegExp(`${formatMoment(new Date().toISOString())}$`),
      '',
    ])
    await expect(userRows(page).first()).toContainText(sentences.inactive)
    await expectSound(page, 'the last page of users')
  })

  await test.step('reload and Back show the same users', async () => {
    await page.reload()
    await expect(userRows(page)).toHaveCount(2)
    await expect(searchBox(page)).toHaveValue(family)
    await page.goBack()
    await expect(userRows(page)).toHaveCount(10)
    await page.goBack()
    await expect(searchBox(page)).toHaveValue('')
    await expect(page).toHaveURL(`${ADMIN_DASHBOARD}?page=2`)
    await page.goto(`${ADMIN_DASHBOARD}?search=${family}&page=99`)
    await expect(page).toHaveURL(`${ADMIN_DASHBOARD}?search=${family}&page=2`)
    await expect(userRows(page)).toHaveCount(2)
  })

  await test.step('a search without results shows an empty state', async () => {
    await searchBox(page).fill(`Nobody ${family}`)
    await expect(page.getByRole('heading', { name: sentences.noUsers })).toBeVisible()
    await expect(page.getByText(sentences.noUsersMatch)).toBeVisible()
    await expect(page).toHaveURL(`${ADMIN_DASHBOARD}?search=Nobody+${family}`)
    await expectAccessible(page, 'no users')
    await page.getByRole('button', { name: sentences.clearSearch }).click()
    await expect(searchBox(page)).toBeFocused()
    await expect(userRows(page)).toHaveCount(10)
    await searchBox(page).fill(`आराध्या ${family}`)
    await expect(userRows(page)).toHaveCount(1)
    await expect(pager).toBeHidden()
  })
})
