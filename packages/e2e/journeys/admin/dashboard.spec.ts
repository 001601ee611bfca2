// An administrator comes from the dashboard to what waits, and to anything by "/".
import { adminCountToDo } from '@lifafa/contract/endpoints/admin/to-do'
import { adminDashboardSentences as sentences } from '@lifafa/contract/sentences/admin/dashboard'
import { adminSearchSentences } from '@lifafa/contract/sentences/admin/search'
import { adminUsersSentences } from '@lifafa/contract/sentences/admin/users'
import { PAYMENTS } from '../../admin/payments-page.ts'
import { expectSound } from '../../checks/accessible.ts'
import { answerCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

const NOTHING = {
  ...{
    flags: 0,
    payouts: 0,
    payouts_in: { due: 0, waiting: 0, 'under-way': 0 },
    bank_files: 0,
    blocked_payouts: 0,
    messages: 0,
  },
  disputes: [],
}

test('each task leads to its list, and nothing else is listed; "/" leads to the search', {
  tag: '@deep',
}, async ({ page, asAdmin }) => {
  await asAdmin()
  const task = (name: string) => page.getByRole('main').getByRole('link', { name })

  await test.step('open tasks stand first, each with its list', async () => {
    const end = await answerCalls(page, adminCountToDo, {
      success: true,
      ...NOTHING,
      ...{
        flags: 2,
        payouts: 6,
        payouts_in: { due: 1, waiting: 3, 'under-way': 2 },
        bank_files: 1,
        blocked_payouts: 1_234,
      },
    })
    await page.reload()
    await expect(task('2 payments to review')).toHaveAttribute('href', PAYMENTS)
    for (const [name, group] of [
      ['6 payouts to pay or check', 'waiting'],
      ['1 open bank file', 'under-way'],
      ['1,234 blocked payouts', 'waiting'],
    ] as const)
      await expect(task(name)).toHaveAttribute('href', `${PAYMENTS}?tab=payouts&group=${group}`)
    await expect(task(sentences.messages(0))).toHaveCount(0)
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
