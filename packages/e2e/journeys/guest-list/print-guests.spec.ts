// A host prints the whole guest list.
import { formatDay } from '@lifafa/contract/dates'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { downloadCsv, guestRows } from '../../host/guests-page.ts'
import { giveToBox } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

const GUESTS = 7
/** As tall as an address can be: few guests fill two pages. */
const TALL = 'Lane\n'.repeat(16)

test('all guests are printed on A4 pages, with couple, date and total, and nothing of the page around them', {
  tag: '@deep',
}, async ({ page, server, box, asHost }) => {
  await giveToBox(server, box.giftid, { name: 'ஹரிணி கார்த்திக்', amount: 51 })
  await giveToBox(server, box.giftid, { name: 'अनन्या राव', address: '12, शिवाजी नगर,\nइंदौर', amount: 2101 })
  for (let place = 3; place <= GUESTS; place++)
    await giveToBox(server, box.giftid, { name: `Guest ${place}`, address: TALL })
  // The browser's own dialog would wait for a person.
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await asHost(`/guests?box=${box.giftid}&order=oldest`)
  await expect(guestRows(page)).toHaveCount(5)
  await downloadCsv(page).focus()
  // Control and P on a keyboard in Hindi.
  await page.evaluate(() =>
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ज', code: 'KeyP', ctrlKey: true })),
  )
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading')).toHaveText(['Rohan ♥ Asha'])
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByText(`${formatDay(box.marriage_date)} · Bhopal`)).toBeVisible()
  await expect(page.getByText(`${sentences.guestCount(GUESTS)} · ₹4,657`)).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(GUESTS + 2 + 20)
  await expect(page.getByRole('row').filter({ hasText: 'अनन्या राव' })).toContainText('₹2,101')
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(3)
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/)
  // Android says so before it draws.
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.locator('.printed-guests')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(guestRows(page)).toHaveCount(5)
  await page.getByRole('heading').first().click()
  await expect(page.locator('.printed-guests')).toHaveCount(0)
})
