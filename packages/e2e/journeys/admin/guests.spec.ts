// An administrator answers a guest: finds, exports, corrects, is refused an erasure while money is open, and erases afterwards.
import { readFile } from 'node:fs/promises'
import { adminRefundPayment } from '@lifafa/contract/endpoints/admin/refunds'
import { adminFindGuest } from '@lifafa/contract/endpoints/guest-requests/guest-requests'
import { guestRequestSentences as sentences } from '@lifafa/contract/sentences/guest-requests'
import { adminLogIn } from '../../admin/administrator.ts'
import { expectAccessible, expectSound } from '../../checks/accessible.ts'
import { field } from '../../controls/forms.ts'
import { translate } from '../../controls/translate.ts'
import { call, openAccount } from '../../server/api.ts'
import { giveToBox, openBox } from '../../server/boxes.ts'
import { failCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

const GUESTS = '/lifafa/admin/guests'

test.describe('a guest’s request', () => {
  test.use({ expectedConsoleErrors: [[/status of 500/], { scope: 'test' }] })

  test('a guest is found by phone, exported, corrected, and not erased while the host is owed', {
    tag: '@deep',
  }, async ({ page, server, asAdmin }) => {
    const { giftid } = await openBox(server, await openAccount(server))
    await giveToBox(server, giftid, { phone: '7123456701' })
    await asAdmin(GUESTS)
    const find = async (text: string) => {
      await page.getByRole('searchbox', { name: sentences.label }).fill(text)
      await page.getByRole('button', { name: sentences.find, exact: true }).click()
    }

    await find('7000000000')
    await expect(page.getByText(sentences.nothing)).toBeVisible()
    await expectAccessible(page, 'no guest found')
    const mend = await failCalls(page, adminFindGuest)
    await find('71234 56701')
    await expect(page.getByText(sentences.failed).first()).toBeVisible()
    await mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: sentences.heldOf(1) })).toBeVisible()
    await expect(page.getByText('7123456701')).toBeVisible()
    await expect(page.getByText(sentences.obstacle('owed'))).toBeVisible()
    await expectSound(page, 'what is held of a guest')

    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: sentences.exportButton }).click()
    const file = await readFile(await (await saving).path(), 'utf8')
    expect(file).toContain('7123456701')

    await page.getByRole('button', { name: /^Correct the details/ }).click()
    const dialog = page.getByRole('dialog', { name: sentences.correctTitle })
    await expectAccessible(page, 'the dialog that corrects a guest')
    await field(dialog, sentences.details.name).fill('Sunita K Deshpande')
    await dialog.getByRole('button', { name: sentences.save }).click()
    await expect(page.getByText(sentences.corrected)).toBeVisible()
    await expect(page.getByText('Sunita K Deshpande')).toBeVisible()

    await expect(page.getByRole('button', { name: sentences.erase, exact: true })).toBeDisabled()
    await page.getByRole('checkbox').uncheck()
    await expect(page.getByRole('button', { name: sentences.exportButton })).toBeDisabled()
  })
})

test('a guest whose gift was refunded is erased for good, and is not found any more', {
  tag: '@deep',
}, async ({ page, server, admin, asAdmin }) => {
  const { giftid } = await openBox(server, await openAccount(server))
  const phone = '7123456702'
  await giveToBox(server, giftid, { phone })
  const { access } = (await adminLogIn(server, admin)).tokens
  const held = async () =>
    (await call(server, adminFindGuest, { access, body: { text: phone } })).gifts.find(
      (gift) => gift.phone === phone,
    )
  const gift = await held()
  if (!gift?.payment) throw new Error('The gift is not found.')
  const money = { amount: gift.charge_paise, left_paise: gift.charge_paise, host_owes_paise: 0 }
  const request_key = crypto.randomUUID()
  await call(server, adminRefundPayment, {
    ...{ access, id: gift.payment },
    body: { ...money, reason: 'The guest asked for it', request_key },
  })
  await expect.poll(async () => (await held())?.obstacle).toBeNull()

  await asAdmin(GUESTS)
  const find = async () => {
    await page.getByRole('searchbox', { name: sentences.label }).fill(phone)
    await page.getByRole('button', { name: sentences.find, exact: true }).click()
  }
  await find()
  await translate(page, '')
  await page.getByRole('button', { name: sentences.erase, exact: true }).click()
  const question = page.getByRole('dialog', { name: sentences.eraseTitle(1) })
  await expectAccessible(page, 'the question before a guest is erased')
  await question.getByRole('button', { name: sentences.erase, exact: true }).click()
  await expect(page.getByText(sentences.erased)).toBeVisible()
  await expect(page.getByText(phone)).toBeHidden()
  await page.reload()
  await find()
  await expect(page.getByText(sentences.nothing)).toBeVisible()
  expect(await held()).toBeUndefined()
})
