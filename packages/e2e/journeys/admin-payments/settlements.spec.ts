// The administrator's page on payments: a settlement of the provider that our books do not have so.
import { adminCountToDo } from '@lifafa/contract/endpoints/admin/to-do'
import { createOrder } from '@lifafa/contract/endpoints/payments'
import { chargePaise } from '@lifafa/contract/money'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { wordsOfFlag } from '@lifafa/contract/sentences/admin/review-flags'
import { adminLogIn } from '../../admin/administrator.ts'
import { actionsOf, PAYMENTS, tab } from '../../admin/payments-page.ts'
import { expectSound } from '../../checks/accessible.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { call } from '../../server/api.ts'
import { payOrder, settleWithFault } from '../../server/stand-in.ts'
import { expect, test } from '../../test.ts'

/** Nothing is settled on this server but by this test. */
test.use({ serverName: 'settlements', serverSettings: { PAYOUTS: 'off' } })

test('an administrator sees where the money is, and reviews a settlement with an unknown payment', async ({
  page,
  server,
  admin,
  asAdmin,
  box,
}) => {
  const { access } = (await adminLogIn(server, admin)).tokens

  await test.step('before the first settlement the books say so', async () => {
    await asAdmin(PAYMENTS)
    await tab(page, 'Books').click()
    const place = page.getByRole('table', { name: 'Where the money is' })
    await expect(place.getByText('At our bank: nothing is settled yet')).toBeVisible()
    await expectSound(page, 'the books')
  })

  const guest = { name: 'Sunita Deshpande', phone: '9123456780', address: '7 Station Road, Pune' }
  const order = await call(server, createOrder, {
    body: { ...guest, amount: chargePaise(501), giftid: box.giftid },
  })
  await payOrder(server, order.id)
  await settleWithFault(server, 'unknown payment')
  await expect.poll(async () => (await call(server, adminCountToDo, { access })).flags).toBeGreaterThan(0)

  await test.step('the settlement is flagged with advice, and reviewed by keyboard', async () => {
    await tab(page, sentences.tabs.flags).click()
    await page.reload()
    const { name, advice } = wordsOfFlag({
      kind: 'settlement-line',
      detail: { line: 'unknown-payment' },
    })
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
    await expect(page.getByText(advice).first()).toBeVisible()
    await expect(page.getByText(sentences.ofSettlement)).toBeVisible()
    await expectSound(page, 'a flagged settlement')
    await expectFocusByTab(page.getByRole('button', { name: sentences.markLookedAt }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(sentences.noFlags)).toBeVisible()
  })

  await test.step('the audit log has the review', async () => {
    await tab(page, 'Audit log').click()
    await expect(actionsOf(page, admin).filter({ hasText: 'reviewed a settlement' })).toHaveCount(1)
  })

  expect(server.takeErrors().map((line) => JSON.parse(line).alarm)).toEqual(['settlement-differs'])
})
