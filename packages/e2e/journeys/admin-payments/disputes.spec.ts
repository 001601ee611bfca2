// An administrator sees a dispute as a task with its deadline, and comes to the payment's timeline.
import { adminDisputeSentences as sentences } from '@lifafa/contract/sentences/admin/disputes'
import { arriveAsAdmin, openAdminAccount } from '../../admin/administrator.ts'
import { PAYMENTS } from '../../admin/payments-page.ts'
import { expectAccessible } from '../../checks/accessible.ts'
import { expectNoOverflow } from '../../checks/overflow.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { giveToBox, openBox } from '../../server/boxes.ts'
import { disputePayment, lastPaymentId } from '../../server/stand-in.ts'
import { expect, test } from '../../test.ts'

/** Nothing else is disputed on this server. */
test.use({ serverName: 'disputes' })

test('a dispute to answer stands above the flags with its deadline, and leads to the timeline', async ({
  page,
  server,
  host,
}) => {
  const admin = await openAdminAccount(server)
  await giveToBox(server, (await openBox(server, host)).giftid)
  const paymentId = await lastPaymentId(server)
  await arriveAsAdmin(page, server, admin, PAYMENTS)
  await expect(page.getByRole('heading', { name: sentences.toAnswer })).toHaveCount(0)
  const { id } = await disputePayment(server, paymentId)
  const link = page.getByRole('link', { name: sentences.timelineOf(id) })
  await expect(async () => {
    await page.reload()
    await expect(link).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(page.getByText(/^Answer by \w+ \d+, \d{4}/)).toBeVisible()
  await expectAccessible(page, 'disputes to answer')
  await expectNoOverflow(page, 'disputes to answer', [320, 360, 768, 1280, 1920])
  await expectFocusByTab(link, 30)
  await page.keyboard.press('Enter')
  await expect(page.getByText(new RegExp(`dispute ${id}: .*an answer is wanted by`))).toBeVisible()
})
