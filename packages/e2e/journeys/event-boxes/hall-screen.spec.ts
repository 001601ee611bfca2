// The screen in the hall: the host opens it, guests and the host's own entries appear on it, and the host has the last word.
import { addEntry } from '@lifafa/contract/endpoints/register/entries'
import { hallSentences } from '@lifafa/contract/sentences/guest/en/hall'
import { hallDialogSentences as sentences } from '@lifafa/contract/sentences/host/hall'
import { PNG } from 'pngjs'
import { expectAccessible, expectSound } from '../../checks/accessible.ts'
import { dialogOf, openScreen } from '../../host/hall-screen.ts'
import { readByZxing } from '../../qr-codes/decoders.ts'
import { call, type Host, logIn } from '../../server/api.ts'
import { giveToBox } from '../../server/boxes.ts'
import type { Server } from '../../server/server.ts'
import { expect, test } from '../../test.ts'

async function writeDown(server: Server, host: Host, id: string, entry: object): Promise<void> {
  const { access } = (await logIn(server, host)).tokens
  const body = { id: crypto.randomUUID(), kind: 'cash', amount_paise: 1_100_00, ...entry }
  await call(server, addEntry, { id, access, body })
}

test('gifts appear on the screen as they happen, and leave it when the host hides them', async ({
  page,
  server,
  host,
  asHost,
  box,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await asHost(`/event/${box.giftid}`)
  const screen = await openScreen(page)
  await expect(screen.getByRole('heading', { name: 'Rohan ♥ Asha' })).toBeVisible()
  await expect(screen.getByText(hallSentences.empty)).toBeVisible()
  await expectAccessible(screen, 'a screen without gifts')
  expect(await readByZxing(pictureOf(await screen.screenshot()))).toBe(box.short_url)

  await giveToBox(server, box.giftid)
  await expect(screen.getByText('Sunita Deshpande')).toBeVisible()
  await expect(screen.getByText(hallSentences.empty)).toBeHidden()
  await expectAccessible(screen, 'a screen with a gift')
  await writeDown(server, host, box.giftid, { name: 'कमला देवी अग्रवाल', village: 'मुरैना' })
  await expect(screen.getByText('कमला देवी अग्रवाल')).toBeVisible()
  await expect(screen.getByText('मुरैना')).toBeVisible()
  await expect(screen.getByText(hallSentences.gifts)).toBeHidden()

  const dialog = dialogOf(page)
  await expect(dialog.getByText('कमला देवी अग्रवाल')).toBeVisible()
  await expectSound(page, 'the dialog of the screen')
  await dialog.getByRole('button', { name: sentences.hideOf('कमला देवी अग्रवाल') }).click()
  await expect(screen.getByText('कमला देवी अग्रवाल')).toBeHidden()
  await expect(screen.getByText('Sunita Deshpande')).toBeVisible()
  await expectAccessible(screen, 'a screen without a gift that is hidden')
  await dialog.getByLabel(sentences.showSum).click()
  await expect(screen.getByText('₹1,601')).toBeVisible()
  await expectAccessible(screen, 'a screen with its sum')
  await dialog.getByLabel(sentences.pause).click()
  await expect(screen.getByText('Sunita Deshpande')).toBeHidden()
  await expect(screen.getByRole('heading', { name: 'Rohan ♥ Asha' })).toBeVisible()
  await expectAccessible(screen, 'a paused screen')
})

test('a word stays whole where a smaller size has room for it', { tag: '@deep' }, async ({
  page,
  server,
  host,
  asHost,
  box,
}) => {
  // Upright, the largest size would leave a single letter of the second word to the next line.
  const words = 'மீனாட்சி சுந்தரேஸ்வரன் குடும்பத்தினர்'
  await writeDown(server, host, box.giftid, { name: words })
  await asHost(`/event/${box.giftid}`)
  const screen = await openScreen(page)
  await screen.setViewportSize({ width: 1080, height: 1920 })
  const countLines = (name: HTMLElement) => {
    const range = document.createRange()
    range.selectNodeContents(name)
    return range.getClientRects().length
  }
  await expect.poll(() => screen.getByText(words).evaluate(countLines)).toBe(3)
})

test.describe('a screen whose script is lost', () => {
  test.use({ expectedConsoleErrors: [/net::ERR_FAILED/] })

  test('says so after a minute', async ({ page, asHost, box }) => {
    await page.context().route('**/assets/screen-*.js', (route) => route.abort())
    await asHost(`/event/${box.giftid}`)
    const late = (await openScreen(page)).getByText(hallSentences.late)
    await expect(late).toHaveCSS('visibility', 'hidden')
    await late.evaluate(() => {
      for (const animation of document.getAnimations()) animation.currentTime = 61_000
    })
    await expect(late).toBeVisible()
  })
})

const LONG_NAME = 'Venkatanarasimharajuvaripeta Subramanian Wolfeschlegelsteinhausenbergerdorff'

const isCutOff = ({ parentElement: line }: HTMLElement) =>
  line && (line.scrollHeight > line.clientHeight || line.scrollWidth > line.clientWidth)

test.describe('a screen for hours', () => {
  test.use({ expectedConsoleErrors: [[/ERR_INTERNET_DISCONNECTED/, /status of 404/], { scope: 'test' }] })

  test('without a network it keeps its lines and tells no sum; it ends when the host turns it off', {
    tag: '@deep',
  }, async ({ page, server, host, asHost, box, browser }) => {
    await writeDown(server, host, box.giftid, { name: LONG_NAME })
    await asHost(`/event/${box.giftid}`)
    const opened = await openScreen(page)
    await dialogOf(page).getByLabel(sentences.showSum).click()
    await expect(opened.getByText('₹1,100')).toBeVisible()
    const hall = await browser.newContext({
      viewport: { width: 1080, height: 1920 },
      reducedMotion: 'reduce',
    })
    const screen = await hall.newPage()
    await screen.clock.install()
    await screen.goto(opened.url())
    await expect(screen.getByText(LONG_NAME)).toBeVisible()
    for (const height of [1920, 1080]) {
      await screen.setViewportSize({ width: 3000 - height, height })
      await expect.poll(() => screen.getByText(LONG_NAME).evaluate(isCutOff)).toBe(false)
    }
    await expect(screen.getByText('₹1,100')).toBeVisible()
    const lost = screen.waitForEvent('requestfailed', (request) => !request.url().endsWith('/live'))
    await hall.setOffline(true)
    // The clock must not reach the request's time limit before the browser has refused it.
    await screen.clock.runFor('00:21')
    await lost
    await screen.clock.runFor('01:09')
    await expect(screen.getByText(hallSentences.away)).toBeVisible()
    await expect(screen.getByText(LONG_NAME)).toBeVisible()
    await expect.poll(() => screen.getByText(LONG_NAME).evaluate(isCutOff)).toBe(false)
    await expect(screen.getByText('₹1,100')).toBeHidden()
    await hall.setOffline(false)
    await screen.clock.runFor('00:30')
    await expect(screen.getByText(hallSentences.away)).toBeHidden()
    await expect(screen.getByText('₹1,100')).toBeVisible()

    await dialogOf(page).getByRole('button', { name: sentences.turnOff }).click()
    await expect(dialogOf(page).getByRole('button', { name: sentences.turnOn })).toBeVisible()
    await screen.clock.runFor('00:30')
    await expect(screen.getByText(hallSentences.off)).toBeVisible()
    await expect(screen.getByText(LONG_NAME)).toBeHidden()
    await screen.reload()
    await expect(screen.getByText(hallSentences.off)).toBeVisible()
    await expectAccessible(screen, 'a screen that is off')
    await hall.close()
  })
})

function pictureOf(png: Buffer) {
  const { data, width, height } = PNG.sync.read(png)
  return { data: new Uint8ClampedArray(data), width, height }
}
