// An administrator pays several payouts at once: a file for the bank, and the file that the bank gives back.
import { readFile } from 'node:fs/promises'
import { bankFileSentences as sentences } from '@lifafa/contract/sentences/admin/bank-files'
import { adminPayoutsSentences } from '@lifafa/contract/sentences/admin/payouts'
import { arriveAsAdmin, openAdminAccount } from '../../admin/administrator.ts'
import { PAYMENTS } from '../../admin/payments-page.ts'
import { expectAccessible } from '../../checks/accessible.ts'
import { expectNoOverflow } from '../../checks/overflow.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { aHostToBePaid } from '../../server/hosts-to-pay.ts'
import { expect, test } from '../../test.ts'

const WIDTHS_PX = [320, 360, 768, 1280, 1920]
const DAY_MS = 24 * 60 * 60_000

/** Only the administrator pays here, and no other test shares the later clock. */
test.use({ serverName: 'files for the bank', serverSettings: { PAYOUTS: 'off' } })

test('payouts are chosen, listed in a file, and marked by the bank’s file; a repetition changes nothing', async ({
  page,
  server,
}) => {
  const admin = await openAdminAccount(server)
  await aHostToBePaid(server, 'Meera', 501)
  await aHostToBePaid(server, 'Kabir', 1_101)
  await aHostToBePaid(server, 'Zoya', 2_101)
  await server.stop()
  await server.start(9 * DAY_MS)
  let csv = ''

  await test.step('two of three are chosen with the keyboard, and the file lists them', async () => {
    await arriveAsAdmin(page, server, admin, `${PAYMENTS}?tab=payouts`)
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('checkbox')).toHaveCount(3, { timeout: 15_000 })
    }).toPass()
    await expectAccessible(page, 'payouts to choose')
    await expectNoOverflow(page, 'payouts to choose', WIDTHS_PX)
    await page.getByRole('checkbox', { name: sentences.chooseOne('₹501', 'Meera Verma') }).check()
    await expectFocusByTab(
      page.getByRole('checkbox', { name: sentences.chooseOne('₹1,101', 'Kabir Verma') }),
      60,
    )
    await page.keyboard.press('Space')
    await expect(page.getByText(sentences.chosen(2, '₹1,602'))).toBeVisible()
    const downloaded = page.waitForEvent('download')
    await page.getByRole('button', { name: sentences.download }).click()
    csv = await readFile(await (await downloaded).path(), 'utf8')
    const [heading, ...lines] = csv.replace('\ufeff', '').split('\r\n')
    expect(heading).toBe('"Name","Account number","IFSC","UPI ID","Amount","Mode","Reference"')
    expect(lines.sort()).toEqual([
      expect.stringMatching(/^"Kabir Verma","","","kabir@okbank","1101\.00","UPI","[0-9a-f-]{36}"$/),
      expect.stringMatching(/^"Meera Verma","","","meera@okbank","501\.00","UPI","[0-9a-f-]{36}"$/),
    ])
    await expect(page.getByText(/^2 payouts, ₹1,602, made by Kavita Rao/)).toBeVisible()
    await expect(page.getByText(sentences.stillOpen(2))).toBeVisible()
    const again = page.waitForEvent('download')
    await page.getByRole('button', { name: sentences.downloadAgain }).click()
    expect(await readFile(await (await again).path(), 'utf8')).toBe(csv)
    await expect(page.getByText(sentences.again)).toBeVisible()
    // The third payout, and the confirmation that nothing of the file was paid.
    await expect(page.getByRole('checkbox')).toHaveCount(2)
  })

  /** The bank's file: one paid, one failed, and one that is none of ours. */
  const file = () => {
    const [heading, ...lines] = csv.replace('\ufeff', '').split('\r\n')
    const answered = lines.map((line) =>
      line.includes('kabir') ? `${line},"612345678901","Success"` : `${line},"","Failed"`,
    )
    const unknown = '"Nobody","","","x@okbank","5.00","UPI","no-such-payout","612345678902","Success"'
    const text = [`${heading},"UTR","Status"`, ...answered, unknown].join('\n')
    return { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  }
  const results = page.getByRole('dialog', { name: sentences.resultsTitle })
  const rowOf = (text: string) => results.getByRole('listitem').filter({ hasText: text })

  await test.step('the preview names the rows that will be marked; then each row’s outcome stands there', async () => {
    const input = page.getByLabel(sentences.fileLabel)
    await input.setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from('Reference\n1') })
    await expect(page.getByText(sentences.columnsMissing('Bank reference, Status'))).toBeVisible()
    await input.setInputFiles(file())
    await expect(results).toContainText(sentences.summary(1, 2))
    await expect(rowOf('Kabir')).toContainText(sentences.verdicts.ready)
    await expect(rowOf('Meera')).toContainText(sentences.bankSays('Failed'))
    await expect(rowOf('no-such-payout')).toContainText(sentences.verdicts.unknown)
    await expectAccessible(page, 'the preview of a bank’s file')
    await expectNoOverflow(page, 'the preview of a bank’s file', WIDTHS_PX)
    await results.getByRole('button', { name: sentences.markAll(1, '₹1,101') }).dblclick()
    await expect(results).toContainText(sentences.marked(1))
    await expect(rowOf('Kabir')).toContainText(sentences.verdicts.paid)
    await results.getByRole('button', { name: sentences.close }).click()
    await expect(page.getByText(sentences.stillOpen(1))).toBeVisible()
  })

  await test.step('the same file again changes nothing', async () => {
    await page.getByLabel(sentences.fileLabel).setInputFiles(file())
    await expect(results).toContainText(sentences.summary(0, 2))
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
    await page
      .getByRole('navigation', { name: adminPayoutsSentences.payoutsTitle })
      .getByRole('link', { name: 'Paid' })
      .click()
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: '612345678901' }),
    ).toHaveCount(1)
  })
})
