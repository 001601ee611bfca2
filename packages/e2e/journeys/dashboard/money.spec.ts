// A host follows the money of an event box to the bank, and keeps a statement of it.
import { readFile } from 'node:fs/promises'
import { moneySentences as sentences } from '@lifafa/contract/sentences/host/money'
import type { Page } from '@playwright/test'
import readXlsxFile from 'read-excel-file/node'
import { extractText, getDocumentProxy } from 'unpdf'
import { expectAccessible, expectSound } from '../../checks/accessible.ts'
import { expectNoOverflow } from '../../checks/overflow.ts'
import { waitForIdle } from '../../checks/wait-for-idle.ts'
import { upiId } from '../../host/settings-page.ts'
import { dayFromToday, giveToBox, openBox } from '../../server/boxes.ts'
import { saveUpiId } from '../../server/hosts-to-pay.ts'
import type { Server } from '../../server/server.ts'
import { bankTakesPayouts } from '../../server/stand-in.ts'
import { expect, test } from '../../test.ts'

/** Today in India ends in UTC within thirty hours; nothing is settled before the second working day. */
const AFTER_EVENT_MS = 36 * 60 * 60_000
const NAME = 'அன்பு =SUM(A1) देशपांडे'

/** No other test shares the later clock, by which the session is over and renewed. */
test.use({ serverName: 'money', expectedConsoleErrors: [/status of 401/] })

const money = (page: Page) => page.getByRole('region', { name: sentences.title })

async function comeBackLater(page: Page, server: Server, laterMs: number): Promise<void> {
  await page.goto('about:blank')
  await server.stop()
  await server.start(laterMs)
}

/** Reloads until the box's money has this text. */
async function expectMoney(page: Page, giftid: string, text: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(`/event/${giftid}`)
    await expect(money(page)).toContainText(text, { timeout: 15_000 })
  }).toPass()
}

async function download(page: Page, format: 'pdf' | 'xlsx'): Promise<Buffer> {
  const downloaded = page.waitForEvent('download')
  await money(page).getByRole('button', { name: sentences.statementAs[format] }).click()
  const file = await downloaded
  expect(file.suggestedFilename()).toBe(`Asha weds Rohan_statement.${format}`)
  await expect(page.getByText(sentences.statementDownloaded).last()).toBeVisible()
  return readFile(await file.path())
}

test('a host sees a gift at the provider, waiting, on its way and paid out, and keeps the statement', async ({
  page,
  server,
  host,
  asHost,
}) => {
  const { giftid } = await openBox(server, host, { marriage_date: dayFromToday(0) })
  await asHost(`/event/${giftid}`)
  await expect(money(page)).toContainText(sentences.nothing)
  await giveToBox(server, giftid, { name: NAME })
  await expectMoney(page, giftid, sentences.states['at-provider'])

  await test.step('without a UPI ID the host is needed, and the page leads to the field', async () => {
    await comeBackLater(page, server, AFTER_EVENT_MS)
    await expectMoney(page, giftid, sentences.states['action-needed'])
    await expect(page.getByRole('region', { name: sentences.cannotBePaid('₹501') })).toBeVisible()
    await expectAccessible(page, 'a box whose money needs the host')
    await money(page).getByRole('link', { name: sentences.addUpiId }).click()
    await expect(upiId(page)).toBeFocused()
  })
  await test.step('with one it is sent, and the bank’s reference is shown once it is known', async () => {
    await saveUpiId(server, host, 'asha.verma@okbank')
    // A server that starts sends payouts at once; else a minute would pass.
    await comeBackLater(page, server, AFTER_EVENT_MS)
    await expect.poll(() => bankTakesPayouts(server), { timeout: 120_000 }).toBe(1)
    await expectMoney(page, giftid, /Paid to asha\.verma@okbank on .*Bank reference \(UTR\): \d{12}/)
    await expect(money(page)).not.toContainText(sentences.states['action-needed'])
    await expectSound(page, 'a box whose money was sent on')
  })
  const [reference = ''] = /\d{12}/.exec((await money(page).textContent()) ?? '') ?? []

  await test.step('the statement has the gift and the payout, as PDF and as workbook', async () => {
    await waitForIdle(page)
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await download(page, 'pdf'))), {
      mergePages: true,
    })
    expect(text).toContain(reference)
    expect(text).toContain('₹501')
    const [, , gifts, sent] = await readXlsxFile(await download(page, 'xlsx'))
    expect(gifts?.data[1]?.slice(1, 2)).toEqual([NAME])
    expect(sent?.data[1]).toEqual(expect.arrayContaining([reference, 501]))
  })
  await test.step('the dashboard says the same', async () => {
    await page.goto('/dashboard')
    await expect(money(page)).toContainText(`Bank reference (UTR): ${reference}`)
    await expectNoOverflow(page, 'the dashboard with money')
  })
})
