// An administrator pays several payouts at once: a file for the bank, and the file that the bank gives back.
import { readFile } from 'node:fs/promises'
import { bankFileSentences as sentences } from '@lifafa/contract/sentences/admin/bank-files'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminPayoutsSentences } from '@lifafa/contract/sentences/admin/payouts'
import { PAYMENTS, tab } from '../../admin/payments-page.ts'
import { expectAccessible, expectSound } from '../../checks/accessible.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { reloadUntil } from '../../controls/reload-until.ts'
import { aHostToBePaid, saveUpiId } from '../../server/hosts-to-pay.ts'
import { expect, test } from '../../test.ts'

const DAY_MS = 24 * 60 * 60_000

/** Only the administrator pays here, and no other test shares the later clock. */
test.use({ serverName: 'files for the bank', serverSettings: { PAYOUTS: 'off' } })

test('payouts are chosen, listed in a file, and marked once by the file that the bank gives back', async ({
  page,
  server,
  asAdmin,
}) => {
  await aHostToBePaid(server, 'Meera', 501)
  await aHostToBePaid(server, 'Kabir', 1_101)
  const zoya = await aHostToBePaid(server, 'Zoya', 2_101)
  await server.stop()
  await server.start(9 * DAY_MS)
  let csv = ''
  const download = async (name: string) => {
    const downloaded = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    return readFile(await (await downloaded).path(), 'utf8')
  }

  await test.step('two of three are chosen with the keyboard, and the file lists them', async () => {
    await asAdmin(`${PAYMENTS}?tab=payouts`)
    await reloadUntil(page, page.getByRole('checkbox').nth(2))
    await page.getByRole('heading', { name: sentences.title }).click()
    await expectSound(page, 'payouts to choose')
    await page.getByRole('checkbox', { name: sentences.chooseOne('₹501', 'Meera Verma') }).check()
    await expectFocusByTab(
      page.getByRole('checkbox', { name: sentences.chooseOne('₹1,101', 'Kabir Verma') }),
      60,
    )
    await page.keyboard.press('Space')
    await expect(page.getByText(sentences.chosen(2, '₹1,602'))).toBeVisible()
    csv = await download(sentences.download)
    const [heading, ...lines] = csv.replace('\ufeff', '').split('\r\n')
    expect(heading).toBe('"Name","Account number","IFSC","UPI ID","Amount","Mode","Reference"')
    expect(lines.sort()).toEqual([
      expect.stringMatching(/^"Kabir Verma","","","kabir@okbank","1101\.00","UPI","[0-9a-f-]{36}"$/),
      expect.stringMatching(/^"Meera Verma","","","meera@okbank","501\.00","UPI","[0-9a-f-]{36}"$/),
    ])
    await expect(page.getByText(/^2 payouts, ₹1,602, Any bank, made by Kavita Rao/)).toBeVisible()
    await expect(page.getByText(sentences.stillOpen(2))).toBeVisible()
    // The third payout, and the file.
    await expect(tab(page, 'Payouts')).toContainText(adminPaymentsSentences.toDo(2))
    await expect(page.getByText(sentences.again)).toBeVisible()
    expect(await download(sentences.downloadAgain)).toBe(csv)
    // The third payout, and the confirmation that nothing of the file was paid.
    await expect(page.getByRole('checkbox')).toHaveCount(2)
  })

  /** Our file as the bank gives it back, each line with its `answer`. */
  const file = (answer: (line: string) => string, more: string[] = []) => {
    const [heading, ...lines] = csv.replace('\ufeff', '').split('\r\n')
    const text = [`${heading},"UTR","Status"`, ...lines.map((line) => `${line},${answer(line)}`), ...more]
    return { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(text.join('\n')) }
  }
  /** One paid, one failed, and one that is none of ours. */
  const mixed = () =>
    file(
      (line) => (line.includes('kabir') ? '"612345678901","Success"' : '"","Failed"'),
      ['"Nobody","","","x@okbank","5.00","UPI","no-such-payout","612345678902","Success"'],
    )
  const results = page.getByRole('dialog', { name: sentences.resultsTitle })
  const rowOf = (text: string) => results.getByRole('listitem').filter({ hasText: text })

  await test.step('the preview names the rows that will be marked; then each row’s outcome stands there', async () => {
    const input = page.getByLabel(sentences.fileLabel)
    await input.setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from('Reference\n1') })
    await expect(page.getByText(sentences.columnsMissing('Bank reference, Status'))).toBeVisible()
    await input.setInputFiles(mixed())
    await expect(results).toContainText(sentences.summary(1, 0, 2))
    await expect(rowOf('Kabir')).toContainText(sentences.verdicts.ready)
    await expect(rowOf('Kabir')).toContainText(sentences.bankSays('Success'))
    await expect(rowOf('Meera')).toContainText(sentences.bankSays('Failed'))
    await expect(rowOf('no-such-payout')).toContainText(sentences.verdicts.unknown)
    await expectSound(page, 'the preview of a bank’s file')
    await results.getByRole('button', { name: sentences.markAll(1, '₹1,101') }).dblclick()
    await expect(results).toContainText(sentences.marked(1))
    await expect(rowOf('Kabir')).toContainText(sentences.markedOne)
    await results.getByRole('button', { name: sentences.close }).click()
    await expect(page.getByText(sentences.stillOpen(1))).toBeVisible()
  })

  await test.step('the same file again changes nothing', async () => {
    await page.getByLabel(sentences.fileLabel).setInputFiles(mixed())
    await expect(results).toContainText(sentences.summary(0, 1, 2))
    await expect(rowOf('Kabir')).toContainText(sentences.verdicts.paid)
    await expect(results.getByRole('button', { name: /^Mark/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('a payout that the bank did not pay is open again once that is confirmed', async () => {
    await page.getByRole('checkbox', { name: sentences.nonePaidConfirm }).check()
    await expectAccessible(page, 'a file of which nothing was paid')
    await page.getByRole('button', { name: sentences.nonePaid }).dblclick()
    await expect(
      page.getByRole('checkbox', { name: sentences.chooseOne('₹501', 'Meera Verma') }),
    ).toBeVisible()
    await expect(page.getByText(sentences.stillOpen(1))).toBeHidden()
  })

  await test.step('two hosts with one reference are marked once that is confirmed, each as it was sent', async () => {
    await page.getByLabel(sentences.formatLabel).selectOption('provider')
    csv = await download(sentences.downloadAll)
    await saveUpiId(server, zoya, 'new.zoya@okaxis', { current_password: zoya.password })
    await page.getByLabel(sentences.fileLabel).setInputFiles(file(() => '"BATCH700001","Success"'))
    await expect(rowOf('Zoya')).toContainText(sentences.verdicts['shared-reference'])
    await expectSound(page, 'rows of a bank’s file to confirm')
    await results.getByRole('checkbox', { name: sentences.sharedReference(2) }).check()
    await results.getByRole('button', { name: sentences.markAll(2, '₹2,602') }).click()
    await expect(results).toContainText(sentences.marked(2))
    await results.getByRole('button', { name: sentences.close }).click()
    await page
      .getByRole('navigation', { name: adminPayoutsSentences.payoutsTitle })
      .getByRole('link', { name: 'Paid' })
      .click()
    const paid = page.getByRole('main').getByRole('listitem')
    await expect(paid.filter({ hasText: '612345678901' })).toHaveCount(1)
    await expect(paid.filter({ hasText: '₹2,101' })).toContainText('zoya@okbank')
  })
})
