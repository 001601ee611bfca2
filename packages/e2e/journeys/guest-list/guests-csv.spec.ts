// A host downloads the guest list as a file.
import { readFile } from 'node:fs/promises'
import { formatMoment } from '@lifafa/contract/dates'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { downloadCsv, guestRows, openMoreFiles } from '../../host/guests-page.ts'
import { giveToBox, openBox } from '../../server/boxes.ts'
import { intercept } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

test.use({ expectedConsoleErrors: [/ERR_FAILED/] })

test('a host downloads the guest list for a spreadsheet, and retries a failed download [guests-5]', {
  tag: '@deep',
}, async ({ page, server, host, asHost }) => {
  const { giftid } = await openBox(server, host, { name: 'Asha & Rohan: 21/11 "शुभ"' })
  const today = formatMoment(new Date().toISOString())
  await giveToBox(server, giftid, { name: 'अनन्या "Anu" राव', address: 'Line 1\nLine 2, Indore' })
  await giveToBox(server, giftid, { name: '=SUM(A1)', amount: 2101 })
  await asHost(`/guests?box=${giftid}`)
  await expect(guestRows(page)).toHaveCount(2)

  const mend = await intercept(page, /\/guests\/?\?order=/, (route) => route.abort())
  await downloadCsv(page).click()
  await expect(page.getByText(sentences.csvFailed)).toBeVisible()
  await mend()
  const downloaded = page.waitForEvent('download')
  await downloadCsv(page).click()
  const file = await downloaded
  await expect(page.getByText(sentences.csvDownloaded)).toBeVisible()
  expect(file.suggestedFilename()).toBe('Asha & Rohan- 21-11 -शुभ-_guests.csv')
  const [headings, ...rows] = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(headings).toBe('\ufeff"Name","Phone","Amount (INR)","Address","Date"')
  expect(rows.sort()).toEqual([
    `"'=SUM(A1)","9123456780","2101","7 Station Road, Pune","${today}"`,
    `"अनन्या ""Anu"" राव","9123456780","501","Line 1\nLine 2, Indore","${today}"`,
  ])

  const excel = page.waitForEvent('download')
  await openMoreFiles(page)
  await page.getByRole('button', { name: 'Excel', exact: true }).click()
  const workbook = await excel
  await expect(page.getByText(sentences.excelDownloaded)).toBeVisible()
  expect(workbook.suggestedFilename()).toBe('Asha & Rohan- 21-11 -शुभ-_guests.xlsx')
  // A ZIP archive; what is in it: book.db.test.ts.
  expect((await readFile(await workbook.path())).subarray(0, 2).toString()).toBe('PK')
})
