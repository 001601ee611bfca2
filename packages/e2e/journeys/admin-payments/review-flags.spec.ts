// The administrator's page on payments: a flagged payment, its timeline, a settlement that our books do not have so, and the audit log.
import { adminCountToDo } from '@lifafa/contract/endpoints/admin/to-do'
import { createOrder } from '@lifafa/contract/endpoints/payments'
import { chargePaise } from '@lifafa/contract/money'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { reviewFlagSentences, wordsOfFlag } from '@lifafa/contract/sentences/admin/review-flags'
import { adminSearchSentences as searchSentences } from '@lifafa/contract/sentences/admin/search'
import { adminLogIn } from '../../admin/administrator.ts'
import { actionsOf, PAYMENTS, tab } from '../../admin/payments-page.ts'
import { expectAccessible, expectSound } from '../../checks/accessible.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { call } from '../../server/api.ts'
import { giveToBox } from '../../server/boxes.ts'
import type { Server } from '../../server/server.ts'
import { lastPaymentId, payOrder, payOrderTwice, settleWithFault } from '../../server/stand-in.ts'
import { expect, test } from '../../test.ts'

/** Nothing is flagged or settled on this server but by this test. */
test.use({ serverName: 'review flags', serverSettings: { PAYOUTS: 'off' } })

async function giveTwice(server: Server, giftid: string): Promise<void> {
  const body = {
    name: 'Sunita Deshpande',
    phone: '9123456780',
    amount: chargePaise(501),
    address: '7 Station Road, Pune',
    giftid,
  }
  const order = await call(server, createOrder, { body })
  await payOrderTwice(server, order.id)
}

/** A caller that never says for whom. */
async function giveWithoutBox(server: Server): Promise<void> {
  const order = await call(server, createOrder, { body: { amount: chargePaise(101) } })
  await payOrder(server, order.id)
}

test('an administrator reviews a flagged payment and a settlement by keyboard, and reads the timeline', async ({
  page,
  server,
  admin,
  asAdmin,
  box,
}) => {
  const { access } = (await adminLogIn(server, admin)).tokens

  await test.step('without flags the page shows its empty state', async () => {
    await asAdmin(PAYMENTS)
    await expect(page.getByText(sentences.noFlags)).toBeVisible()
    await expect(tab(page, sentences.tabs.flags)).toHaveText(sentences.tabs.flags)
    await expectAccessible(page, 'no flags')
  })

  await test.step('before the first settlement the books say so; a wrong one is flagged and reviewed', async () => {
    await tab(page, 'Books').click()
    const place = page.getByRole('table', { name: 'Where the money is' })
    await expect(place.getByText('At our bank: nothing settled yet')).toBeVisible()
    await expectSound(page, 'the books')
    await giveToBox(server, box.giftid, { amount: 1_001 })
    await settleWithFault(server, 'unknown payment')
    await expect.poll(async () => (await call(server, adminCountToDo, { access })).flags).toBe(1)
    await tab(page, sentences.tabs.flags).click()
    await page.reload()
    const { name, advice } = wordsOfFlag({ kind: 'settlement-line', detail: { line: 'unknown-payment' } })
    await expect(page.getByText(name, { exact: true })).toBeVisible()
    await expect(page.getByText(advice)).toBeVisible()
    await expect(page.getByText(sentences.ofSettlement)).toBeVisible()
    await expectSound(page, 'a flagged settlement')
    await expectFocusByTab(page.getByRole('button', { name: sentences.markLookedAt }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(sentences.noFlags)).toBeVisible()
  })

  await giveWithoutBox(server)
  await giveTwice(server, box.giftid)
  await expect.poll(async () => (await call(server, adminCountToDo, { access })).flags).toBe(1)

  await test.step('flags come with advice and are reviewed by keyboard', async () => {
    await page.reload()
    await expect(tab(page, sentences.tabs.flags)).toContainText(sentences.toDo(1))
    const { name, advice } = reviewFlagSentences.kinds['no-box']
    await expect(page.getByText(name, { exact: true })).toBeVisible()
    await expect(page.getByText(advice)).toBeVisible()
    await expect(page.getByText('Station Road')).toHaveCount(0)
    await expectSound(page, 'a flag')
    await expectFocusByTab(page.getByRole('button', { name: sentences.markLookedAt }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(sentences.noFlags)).toBeVisible()
    await expect(page.getByRole('heading', { name: sentences.flagsTitle })).toBeFocused()
    await expect(tab(page, sentences.tabs.flags)).toHaveText(sentences.tabs.flags)
    await page.getByRole('link', { name: sentences.log, exact: true }).click()
    await expect(page.getByText(`Reviewed by ${admin.name}`)).toHaveCount(2)
  })

  await test.step('its timeline is shown, and a search without an id shows an error', async () => {
    await page.goto(`${PAYMENTS}?tab=payment&id=${await lastPaymentId(server)}`)
    await page.getByText(sentences.technical, { exact: true }).click()
    await expect(page.getByText(/requested: second payment of one order/i)).toBeVisible()
    await expect(page.getByText(/^Sunita Deshpande \(••••••6780\) gave ₹501/)).toBeVisible()
    await expect(page.getByText(/^pay_\w+: refunded, ₹521.04/)).toBeVisible()
    await expectSound(page, 'the timeline of a payment')
    await page.getByRole('searchbox', { name: searchSentences.label }).fill(' ')
    await page.getByRole('button', { name: searchSentences.find, exact: true }).click()
    await expect(page.getByText(searchSentences.required)).toBeVisible()
  })

  await test.step('the audit log has both reviews', async () => {
    await tab(page, 'Audit log').click()
    await expect(actionsOf(page, admin).filter({ hasText: /reviewed pay_\w+/ })).toHaveCount(1)
    await expect(actionsOf(page, admin).filter({ hasText: 'reviewed a settlement' })).toHaveCount(1)
    await expectAccessible(page, 'the audit log')
  })

  expect(server.takeErrors().map((line) => JSON.parse(line).alarm)).toEqual(['settlement-differs'])
})
