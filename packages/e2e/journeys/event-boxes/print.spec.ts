// Posters to print, and the picture for a status: their QR codes are read back, and the address on them is typed.
import { readFile } from 'node:fs/promises'
import { withoutProtocol } from '@lifafa/contract/posters/short-address'
import { guestPageSentences } from '@lifafa/contract/sentences/guest/en/page'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { printSentences } from '@lifafa/contract/sentences/host/print'
import type { Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { expectAccessible } from '../../checks/accessible.ts'
import { readByZxing } from '../../qr-codes/decoders.ts'
import { drawPdf, halfOf } from '../../qr-codes/draw-pdf.ts'
import { openBox } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

const opener = (page: Page) => page.getByRole('button', { name: 'Print & WhatsApp Status' })

test.describe('posters to print', () => {
  // The page of a missing box.
  test.use({ expectedConsoleErrors: [/status of 404/] })

  test('a table tent and a poster are PDFs whose codes lead to the box, as the typed address does', {
    tag: '@deep',
  }, async ({ page, context, phone, server, host, asHost }) => {
    const box = await openBox(server, host, { groom_name: 'क्षितिज शर्मा', bride_name: 'யாழினி' })
    const typed = withoutProtocol(box.short_url)
    await asHost(`/event/${box.giftid}`)
    await opener(page).click()
    const dialog = page.getByRole('dialog', { name: printSentences.title })
    await expect(dialog.getByRole('img', { name: 'Preview: Poster, A4' })).toBeVisible()
    await expectAccessible(page, 'posters to print')
    const viewer = await context.newPage()

    await dialog.getByRole('radio', { name: 'Table tent' }).press('Space')
    await dialog.getByRole('radio', { name: 'Combined' }).check()
    const coming = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download PDF' }).click()
    const download = await coming
    await expect(page.getByText(printSentences.downloaded)).toBeVisible()
    expect(download.suggestedFilename()).toBe(`${box.name}-combined-tent-with-bleed.pdf`)
    const tent = await drawPdf(viewer, await readFile(await download.path()), 1400)
    expect([tent.pages, tent.sizeMm]).toEqual([1, [230, 317]])
    for (const half of ['upper', 'lower'] as const)
      expect(await readByZxing(halfOf(tent, half)), half).toBe(box.contribute_url)
    expect(tent.text.replace(/\s/g, '')).toContain(typed)

    await dialog.getByRole('radio', { name: 'Poster, A4' }).check()
    await dialog.getByRole('radio', { name: 'Hindi' }).check()
    const href = await dialog.getByRole('link', { name: /^Print/ }).getAttribute('href')
    const poster = await drawPdf(viewer, await (await page.request.get(href ?? '')).body(), 1000)
    expect(poster.sizeMm).toEqual([210, 297])
    expect(await readByZxing(poster)).toBe(box.contribute_url)

    await phone.goto(box.short_url.replaceAll('-', ''))
    await expect(phone).toHaveURL(box.contribute_url)
    await phone.goto(`${new URL(box.short_url).origin}/g/abcd-efgh-jkmn`)
    await expect(phone.getByText(guestPageSentences.unavailableText)).toBeVisible()
  })
})

test('a status picture, from the dashboard too, is 1080 × 1920, and its code leads to the box', {
  tag: '@deep',
}, async ({ page, asHost, box }) => {
  await asHost()
  await page.getByRole('button', { name: dashboardSentences.poster }).click()
  const dialog = page.getByRole('dialog', { name: printSentences.title })
  await expect(dialog.getByRole('img', { name: 'Preview: Poster, A4' })).toBeVisible()
  await dialog.getByRole('radio', { name: 'Status picture' }).check()
  const coming = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download Picture' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe(`${box.name}-status-english.png`)
  const { data, width, height } = PNG.sync.read(await readFile(await download.path()))
  expect({ width, height }).toEqual({ width: 1080, height: 1920 })
  expect(await readByZxing({ data: new Uint8ClampedArray(data), width, height })).toBe(box.contribute_url)
})
