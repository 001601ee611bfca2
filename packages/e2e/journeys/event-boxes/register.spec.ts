// The gift register on the page of its event box: a desk, its entries, a count, and the wedding's sum.
import { randomUUID } from 'node:crypto'
import { enterDesk, sendEntries } from '@lifafa/contract/endpoints/register/desk'
import { giftSplitSentences } from '@lifafa/contract/sentences/host/gift-split'
import { hostRegisterSentences } from '@lifafa/contract/sentences/host/register'
import { writtenGiftSentences } from '@lifafa/contract/sentences/written-gifts'
import { expectAccessible, expectSound } from '../../checks/accessible.ts'
import { call } from '../../server/api.ts'
import { giveToBox } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

const sentences = { ...hostRegisterSentences, ...writtenGiftSentences }

test('a host opens a desk, sees what it writes, counts the cash and ends the desk', {
  tag: '@deep',
}, async ({ page, server, box, asHost }) => {
  await giveToBox(server, box.giftid, { amount: 501 })
  await asHost(`/event/${box.giftid}`)
  const card = page.getByRole('region', { name: sentences.title })
  const dialog = page.getByRole('dialog')
  await expect(page.getByText('Total Contributions')).toBeVisible()

  const secrets = await test.step('a desk is opened; its PIN is shown once', async () => {
    await card.getByRole('button', { name: sentences.openDesk }).click()
    await dialog.getByLabel(sentences.helper).fill('पप्पू')
    await expectAccessible(page, 'a desk that is opened')
    await page.keyboard.press('Enter')
    await expect(dialog.getByAltText(sentences.qrCode)).toBeVisible()
    await expectAccessible(page, 'the secrets of a desk')
    const link = (await dialog.getByText(/\/desk\/./).textContent()) ?? ''
    const pin = (await dialog.getByRole('definition').locator('.sr-only').textContent()) ?? ''
    await dialog.getByRole('button', { name: sentences.done }).click()
    await expect(dialog).toBeHidden()
    return { token: link.slice(link.lastIndexOf('/') + 1), pin: pin.replaceAll(' ', '') }
  })
  await expect(card.getByRole('listitem').filter({ hasText: 'पप्पू' })).toContainText(sentences.states.open)

  await test.step('its gifts are in the wedding’s sum at once', async () => {
    const { session: access } = await call(server, enterDesk, {
      body: { ...secrets, helper: 'पप्पू', device: randomUUID() },
    })
    const at = new Date().toISOString()
    const gift = (running: number, amount_paise: number) => ({
      ...{
        id: randomUUID(),
        version: 1,
        running,
        written_at: at,
        kind: 'cash',
        amount_paise,
        name: 'Ramesh',
      },
    })
    const body = {
      sent_at: at,
      battery_percent: 40,
      unsent: 3,
      versions: [gift(1, 1_100_00), gift(2, 501_00)],
    }
    await call(server, sendEntries, { access, body })
    await expect(card.getByText(sentences.entries(2))).toBeVisible()
    await expect(card.getByText(sentences.battery(40))).toBeVisible()
    await expect(card.getByText(sentences.unsent(3))).toBeVisible()
    await expect(page.getByText(giftSplitSentences.cash('₹1,601'))).toBeVisible()
    await expect(page.getByText(giftSplitSentences.online('₹501'))).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: /^₹2,102$/ })).toBeVisible()
    await expect(page.getByText(giftSplitSentences.onlineAlone)).toBeVisible()
    await expectSound(page, 'a box with its register')
  })

  await test.step('a difference is closed with its reason', async () => {
    await card.getByRole('button', { name: sentences.countCash }).click()
    await dialog.getByLabel(sentences.notes(500)).fill('3')
    await dialog.getByLabel(sentences.coins).fill('1')
    await dialog.getByLabel(sentences.firstCounter).fill('Chacha')
    await dialog.getByLabel(sentences.secondCounter).fill('Mama')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(sentences.short('₹100'))).toBeVisible()
    await dialog.getByLabel(sentences.reason).fill('A note fell')
    await dialog.getByLabel(sentences.reasonBy).fill('Chacha')
    await expectAccessible(page, 'a count that differs')
    await dialog.getByRole('button', { name: sentences.close }).click()
    await expect(dialog).toBeHidden()
    const count = card.getByRole('listitem').filter({ hasText: sentences.countNumber(1) })
    await expect(count).toContainText(sentences.short('₹100'))
    await expect(count).toContainText(sentences.reasonOf('A note fell', 'Chacha'))
    await count.getByText(sentences.notesOf).click()
    await expect(count.getByText(sentences.notes(500))).toBeVisible()
    const download = page.waitForEvent('download')
    await count.getByRole('button', { name: sentences.sheet }).click()
    expect((await download).suggestedFilename()).toMatch(/_count_1\.pdf$/)
    await count.getByRole('button', { name: sentences.noteDeposit }).click()
    await dialog.getByLabel(sentences.amount).fill('1,500')
    await dialog.getByLabel(sentences.depositBy).fill('रमेश')
    await expectAccessible(page, 'a deposit at the bank')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(count).toContainText(/In the bank: ₹1,500 · .+ · by रमेश/)
  })

  await test.step('the desk is paused, and ended', async () => {
    const desk = card.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'पप्पू' }) })
    await desk.getByRole('button', { name: sentences.pause }).click()
    await expect(desk).toContainText(sentences.states.paused)
    await desk.getByRole('button', { name: sentences.end }).click()
    await expect(dialog.getByText(sentences.endUnsent(3))).toBeVisible()
    await dialog.getByRole('button', { name: sentences.end }).click()
    await card.getByText(sentences.endedDesks(1)).click()
    await expect(desk.getByRole('button', { name: sentences.takeFile })).toBeVisible()
  })
})
