// The poster that a host downloads, prints and hangs at the event.
import { readFile } from 'node:fs/promises'
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { POSTER_PX } from '@lifafa/contract/limits'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import type { Download, Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { expectAccessible } from '../../checks/accessible.ts'
import { degradeImage } from '../../host/degrade-image.ts'
import { expectFocusByTab, goToFirstItem } from '../../host/keyboard.ts'
import { readByJsQr, readByZxing } from '../../host/qr-decoders.ts'
import { arriveSignedIn } from '../../host/sign-in.ts'
import { openBox } from '../../server/api.ts'
import { intercept } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

const TEMPLATES = ['English', 'Hindi', 'Combined']
const DAY_MS = 24 * 60 * 60 * 1000
const HUNDRED =
  'Sixtieth birthday and retirement of our dear grandfather Raghunath Prasad Chaturvedi, son of Sharada'

const posterButton = (page: Page) => page.getByRole('button', { name: 'Download Poster' })

async function downloadPoster(page: Page, template: string): Promise<Download> {
  await posterButton(page).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: template }).click()
  return coming
}

/** The script that draws posters is delayed until `release` is called. */
async function holdMaker(page: Page): Promise<{ release: () => void }> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await intercept(page, '**/make-poster-*.js', async (route) => {
    await released
    await route.continue()
  })
  return { release: () => release() }
}

const CASES: { names: string; details: Partial<GiftBook>; tag: string[] }[] = [
  { names: 'short names', tag: ['@deep'], details: { groom_name: 'Aarav Sharma', bride_name: 'Meera Iyer' } },
  { names: 'a name of 100 characters', tag: ['@deep'], details: { event_type: 'other', name: HUNDRED } },
  {
    names: 'names in Devanagari',
    tag: [],
    details: { name: 'क्षितिज और श्रीनिधि', groom_name: 'क्षितिज शर्मा', bride_name: 'श्रीनिधि अय्यर' },
  },
]

for (const { names, details, tag } of CASES)
  test(`each poster with ${names} leads to the box, even badly copied, small, crooked and blurred [poster-1]`, {
    tag,
  }, async ({ page, context, server, host }) => {
    const box = await openBox(server, host, details)
    await arriveSignedIn(page, server, host, `/event/${box.giftid}`)
    const bench = await context.newPage()

    for (const template of TEMPLATES) {
      const download = await downloadPoster(page, template)
      expect(download.suggestedFilename()).toBe(`${box.name}-qr-code-${template.toLowerCase()}.png`)
      await expect(page.getByText(eventBoxSentences.downloaded).last()).toBeVisible()
      await expect(page.getByText(eventBoxSentences.fontFailed)).toBeHidden()
      const png = await readFile(await download.path())
      const { data, width, height } = PNG.sync.read(png)
      expect({ width, height }).toEqual({ width: 768, height: 1152 })

      const found = readByJsQr({ data: new Uint8ClampedArray(data), width, height })
      expect(found?.text).toBe(box.contribute_url)
      const { topLeftCorner, bottomRightCorner } = found?.corners ?? {}
      const { qrSize, qrTop } = POSTER_PX
      const left = (width - qrSize) / 2
      for (const [seen, meant] of [
        [topLeftCorner?.x, left],
        [topLeftCorner?.y, qrTop],
        [bottomRightCorner?.x, left + qrSize],
        [bottomRightCorner?.y, qrTop + qrSize],
      ])
        expect(Math.abs((seen ?? 0) - (meant ?? 0))).toBeLessThanOrEqual(3)

      const spoilt = await degradeImage(bench, png)
      expect(readByJsQr(spoilt)?.text, `jsQR, ${template}`).toBe(box.contribute_url)
      expect(await readByZxing(spoilt), `ZXing, ${template}`).toBe(box.contribute_url)
    }
  })

test.describe('without web fonts', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('a poster is made without web fonts, says so, and retries them for the next one [poster-2]', {
    tag: '@deep',
  }, async ({ page, server, host }) => {
    const box = await openBox(server, host)
    await page.route('**/*.woff2', (route) => route.abort('internetdisconnected'))
    await arriveSignedIn(page, server, host, `/event/${box.giftid}`)
    const download = await downloadPoster(page, 'Hindi')
    await expect(page.getByText(eventBoxSentences.fontFailed)).toBeVisible()
    await expect(page.getByText(eventBoxSentences.downloaded)).toBeVisible()
    const { data, width, height } = PNG.sync.read(await readFile(await download.path()))
    const picture = { data: new Uint8ClampedArray(data), width, height }
    expect(readByJsQr(picture)?.text).toBe(box.contribute_url)

    await page.unroute('**/*.woff2')
    await expect(page.getByText(eventBoxSentences.fontFailed)).toBeHidden()
    await downloadPoster(page, 'Hindi')
    await expect(page.getByText(eventBoxSentences.downloaded).last()).toBeVisible()
    await expect(page.getByText(eventBoxSentences.fontFailed)).toBeHidden()
  })
})

test('a slow poster is marked busy, and is made once however often the button is pressed', async ({
  page,
  server,
  host,
}) => {
  const box = await openBox(server, host)
  await arriveSignedIn(page, server, host, `/event/${box.giftid}`)
  const { release } = await holdMaker(page)
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  await posterButton(page).click()
  await page.getByRole('menuitem', { name: 'Combined' }).dblclick()
  const busy = page.getByRole('button', { name: 'Preparing...' })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await busy.click({ force: true })
  await expect(page.getByRole('menu')).toBeHidden()
  release()
  await expect(page.getByText(eventBoxSentences.downloaded)).toBeVisible()
  expect(downloads).toEqual([`${box.name}-qr-code-combined.png`])
})

test('a poster that cannot be made says why, and can be retried [poster-3]', async ({
  page,
  server,
  host,
}) => {
  const box = await openBox(server, host)
  await arriveSignedIn(page, server, host, `/event/${box.giftid}`)
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (tell) => tell(null)
  })
  await posterButton(page).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await expect(page.getByText(eventBoxSentences.qrDownloadFailed)).toBeVisible()
  await page.evaluate(() => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('broken', 'EncodingError'))
  })
  await posterButton(page).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await expect(page.getByText(eventBoxSentences.qrImageFailed)).toBeVisible()
  await page.getByRole('img', { name: /QR code/ }).evaluate((code) => code.removeAttribute('id'))
  await posterButton(page).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  await expect(page.getByText(eventBoxSentences.qrElementMissing)).toBeVisible()
  await page.reload()
  await downloadPoster(page, 'English')
  await expect(page.getByText(eventBoxSentences.downloaded)).toBeVisible()
})

test('the menu works by keyboard alone, and is accessible when open [poster-4]', async ({
  page,
  server,
  host,
}) => {
  const box = await openBox(server, host)
  await arriveSignedIn(page, server, host, `/event/${box.giftid}`)
  await expectFocusByTab(posterButton(page))
  await page.keyboard.press('Enter')
  await goToFirstItem(page)
  await expect(page.getByRole('menuitem', { name: 'English' })).toBeFocused()
  await expectAccessible(page, 'the menu of posters')
  await page.keyboard.press('Escape')
  await expect(posterButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await goToFirstItem(page)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Hindi' })).toBeFocused()
  const coming = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await coming).suggestedFilename()).toBe(`${box.name}-qr-code-hindi.png`)
  await expect(posterButton(page)).toBeFocused()
})

test('24 hours after the event posters are disabled, with a tooltip that says so [poster-5]', async ({
  page,
  server,
  host,
}) => {
  const box = await openBox(server, host)
  await page.clock.setFixedTime(Date.parse(box.marriage_date) + DAY_MS)
  await arriveSignedIn(page, server, host, `/event/${box.giftid}`)
  await expect(posterButton(page)).not.toHaveAttribute('aria-disabled')

  await page.clock.setFixedTime(Date.parse(box.marriage_date) + DAY_MS + 1000)
  await page.reload()
  await expect(posterButton(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(posterButton(page)).toHaveAccessibleDescription(eventBoxSentences.downloadBlocked)
  await expectFocusByTab(posterButton(page))
  await expect(page.getByText(eventBoxSentences.downloadBlocked).filter({ visible: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeHidden()
})
