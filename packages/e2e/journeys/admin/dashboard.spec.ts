// An administrator comes from the dashboard to what waits, and to anything by "/".
import { adminCountToDo } from '@lifafa/contract/endpoints/admin/to-do'
import { adminDashboardSentences as sentences } from '@lifafa/contract/sentences/admin/dashboard'
import { adminSearchSentences } from '@lifafa/contract/sentences/admin/search'
import { adminUsersSentences } from '@lifafa/contract/sentences/admin/users'
import { PAYMENTS } from '../../admin/payments-page.ts'
import { expectSound } from '../../checks/accessible.ts'
import { answerCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

const NOTHING = { flags: 0, payouts: 0, payouts_in: 'due', blocked_payouts: 0, messages: 0, disputes: [] }

test('each task leads to its list, and nothing else is listed; "/" leads to the search', {
  tag: '@deep',
}, async ({ page, asAdmin }) => {
  await asAdmin()
  const task = (name: string) => page.getByRole('main').getByRole('link', { name })

  await test.step('open tasks stand first, each with its list', async () => {
    const end = await answerCalls(page, adminCountToDo, {
      success: true,
      ...NOTHING,
      ...{ flags: 2, payouts: 3, payouts_in: 'under-way', blocked_payouts: 1_234 },
    })
    await page.reload()
    await expect(task(`2 ${sentences.flags}`)).toHaveAttribute('href', PAYMENTS)
    await expect(task(`3 ${sentences.payouts}`)).toHaveAttribute(
      'href',
      `${PAYMENTS}?tab=payouts&group=under-way`,
    )
    await expect(task(`1,234 ${sentences.blocked}`)).toHaveAttribute(
      'href',
      `${PAYMENTS}?tab=payouts&group=waiting`,
    )
    await expect(task(sentences.messages)).toHaveCount(0)
    await expectSound(page, 'what waits')
    await end()
    await answerCalls(page, adminCountToDo, { success: true, ...NOTHING })
    await page.reload()
    await expect(page.getByText(sentences.queueEmpty)).toBeVisible()
  })

  await test.step('"/" is the search of all pages, unless it is typed', async () => {
    const users = page.getByRole('searchbox', { name: adminUsersSentences.search })
    await users.pressSequentially('a/b')
    await expect(users).toHaveValue('a/b')
    await expect(page).toHaveURL(/search=a%2Fb$/)
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('/')
    const search = page.getByRole('searchbox', { name: adminSearchSentences.anywhere })
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('')
    await page.keyboard.type('nobody of this name')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${PAYMENTS}?tab=payment&text=nobody+of+this+name`)
    await expect(page.getByRole('heading', { name: adminSearchSentences.nothing })).toBeVisible()
  })
})
