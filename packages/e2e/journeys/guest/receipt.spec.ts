// From the thanks to the receipt, its picture and a blessing, which the host reads and hides.
import { readFile } from 'node:fs/promises'
import { deleteBox } from '@lifafa/contract/endpoints/event-boxes'
import { givingSentences } from '@lifafa/contract/sentences/guest/en/giving'
import { guestPageSentences } from '@lifafa/contract/sentences/guest/en/page'
import { receiptSentences as sentences } from '@lifafa/contract/sentences/guest/en/receipt'
import { receipt as receiptInHindi } from '@lifafa/contract/sentences/guest/hi/receipt'
import { blessingSentences } from '@lifafa/contract/sentences/host/blessings'
import { expectAccessible } from '../../checks/accessible.ts'
import { openCheckout } from '../../guest/checkout.ts'
import { GUEST, give, pressInCheckout } from '../../guest/give.ts'
import { call, logIn } from '../../server/api.ts'
import { lookIntoBox } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

const BLESSING = 'सदा सुखी रहो! 💐\nWith love from all of us'

test('a guest keeps the receipt and writes a blessing, which the host reads, hides and shows again', async ({
  phone,
  page,
  box,
  asHost,
}) => {
  await give(phone, box.contribute_url)
  const thanks = phone.getByRole('dialog', { name: givingSentences.thankYou })
  await expect(thanks).toContainText('₹501 + ₹20.04 = ₹521.04')
  const reference = /UPI reference (\d+)/.exec((await thanks.textContent()) ?? '')?.[1] ?? 'none'
  await expectAccessible(phone, 'the thanks with a receipt')
  await thanks.getByRole('link', { name: givingSentences.seeReceipt }).click()

  for (const said of ['Rohan', '₹521.04', GUEST.name, reference, sentences.whoReceives])
    await expect(phone.getByText(said).first()).toBeVisible()
  await expectAccessible(phone, 'the receipt')
  const downloading = phone.waitForEvent('download')
  await phone.getByRole('link', { name: sentences.save }).click()
  const picture = await downloading
  expect(picture.suggestedFilename()).toBe('lifafa-receipt.png')
  expect((await readFile(await picture.path())).subarray(1, 4).toString()).toBe('PNG')

  await phone.getByLabel(sentences.blessingLabel).fill(BLESSING)
  await phone.getByLabel('Language: English').click()
  await phone.getByRole('link', { name: 'हिन्दी' }).click()
  await expect(phone.getByLabel(receiptInHindi.blessingLabel)).toHaveValue(BLESSING)
  await phone.getByLabel(/: हिन्दी$/).click()
  await phone.getByRole('link', { name: 'English' }).click()
  await phone.getByRole('button', { name: sentences.sendBlessing }).click()
  await expect(phone.getByRole('heading', { name: sentences.blessingSent })).toBeVisible()
  await expectAccessible(phone, 'the receipt with a blessing')
  await phone.getByLabel('Language: English').click()
  await phone.getByRole('link', { name: 'తెలుగు' }).click({ trial: true })
  await phone.getByRole('link', { name: 'हिन्दी' }).click()
  await expect(phone.getByRole('heading', { name: receiptInHindi.blessingSent })).toBeVisible()
  await expect(phone.getByText(receiptInHindi.whoReceives)).toBeVisible()
  await phone.getByRole('link', { name: receiptInHindi.backToBox }).click()
  await expect(phone.getByRole('link', { name: /₹501 .* · / })).toBeVisible()

  await asHost(`/event/${box.giftid}`)
  const gift = page.getByRole('listitem').filter({ hasText: GUEST.name })
  await expect(gift).toContainText('With love from all of us')
  await gift.getByRole('button', { name: blessingSentences.hideOf(GUEST.name) }).click()
  await expect(gift).toContainText(blessingSentences.hidden)
  await expect(gift).not.toContainText('With love')
  await page.goto(`/guests?box=${box.giftid}`)
  const row = page.getByRole('row').filter({ hasText: GUEST.name })
  await row.getByRole('button', { name: blessingSentences.showOf(GUEST.name) }).click()
  await expect(row).toContainText('With love from all of us')
  await expectAccessible(page, 'the guests with a blessing')
})

test('a receipt is shared by the phone’s own sheet, else its link is copied', async ({ phone, box }) => {
  await phone.addInitScript(() => {
    Object.assign(window, { shared: [] })
    navigator.share = async (data) => void Reflect.get(window, 'shared').push(data)
  })
  await give(phone, box.contribute_url)
  await phone.getByRole('link', { name: givingSentences.seeReceipt }).click()
  await phone.getByRole('button', { name: sentences.share }).click()
  const [data] = await phone.evaluate(() => Reflect.get(window, 'shared'))
  expect(data.text).toBe(sentences.shareText('₹501', 'Rohan ♥ Asha'))
  expect(data.url).not.toBe(phone.url())

  await phone.goto(data.url)
  await expect(phone.getByText('₹521.04')).toBeVisible()
  await expect(phone.getByLabel(sentences.blessingLabel)).toBeHidden()
  await phone.context().grantPermissions(['clipboard-write'])
  await phone.evaluate(() => Reflect.deleteProperty(navigator, 'share'))
  await phone.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await phone.getByRole('button', { name: sentences.share }).click()
  await expect(phone.getByRole('status')).toHaveText(sentences.copied)
})

test.describe('a box that is gone', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] })

  test('leads a guest whose page was lost after the payment to the receipt', async ({
    phone,
    server,
    host,
    box,
  }) => {
    await openCheckout(phone, box.contribute_url)
    await pressInCheckout(phone, 'Pay, then lose this page')
    await expect.poll(async () => (await lookIntoBox(server, host, box.giftid)).total_amount).toBe(501)
    const { access } = (await logIn(server, host)).tokens
    await call(server, deleteBox, { access, id: box.giftid })
    await phone.reload()
    await phone.getByRole('link', { name: guestPageSentences.seeYourReceipt }).click()
    await expect(phone.getByText('₹521.04')).toBeVisible()
  })
})
