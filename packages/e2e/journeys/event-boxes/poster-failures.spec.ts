// A poster that is slow, cannot be made, or lacks its fonts.
import { readFile } from 'node:fs/promises'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import type { Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { SCRIPT_LIST, type Script } from '../../../web/tools/script-list.ts'
import { downloadPoster, posterButton } from '../../host/poster.ts'
import { readByJsQr } from '../../qr-codes/decoders.ts'
import { intercept } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

/** The script that draws posters is delayed until `release` is called. */
async function holdMaker(page: Page): Promise<{ release: () => void }> {
  const scripts: Script[] = JSON.parse(await readFile(SCRIPT_LIST, 'utf8'))
  const maker = scripts.find(({ modules }) => modules.some((module) => module.endsWith('/make-poster.ts')))
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await intercept(page, `**/${maker?.file}`, async (route) => {
    await released
    await route.continue()
  })
  return { release: () => release() }
}

test.describe('without web fonts', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('a poster is made without web fonts, says so, and retries them for the next one [poster-2]', {
    tag: '@deep',
  }, async ({ page, asHost, box }) => {
    await page.route('**/*.woff2', (route) => route.abort('internetdisconnected'))
    await asHost(`/event/${box.giftid}`)
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

test('a slow poster is marked busy, and is made once however often the button is pressed', {
  tag: '@deep',
}, async ({ page, asHost, box }) => {
  await asHost(`/event/${box.giftid}`)
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

test('a poster that cannot be made says why, and can be retried [poster-3]', { tag: '@deep' }, async ({
  page,
  asHost,
  box,
}) => {
  await asHost(`/event/${box.giftid}`)
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
