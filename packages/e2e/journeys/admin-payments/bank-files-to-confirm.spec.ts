// An administrator confirms odd lines of a file from the bank: a payout to an earlier UPI ID, one reference for two hosts.
import { readFile } from 'node:fs/promises'
import { bankFileSentences as sentences } from '@lifafa/contract/sentences/admin/bank-files'
import { adminPayoutsSentences } from '@lifafa/contract/sentences/admin/payouts'
import { adminRefusals } from '@lifafa/contract/sentences/admin/refusals'
import { arriveAsAdmin, openAdminAccount } from '../../admin/administrator.ts'
import { PAYMENTS } from '../../admin/payments-page.ts'
import { expectAccessible } from '../../checks/accessible.ts'
import { expectNoOverflow } from '../../checks/overflow.ts'
import { aHostToBePaid, saveUpiId } from '../../server/hosts-to-pay.ts'
import { expect, test } from '../../test.ts'

const WIDTHS_PX = [320, 360, 768, 1280, 1920]
const DAY_MS = 24 * 60 * 60_000

/** Only the administrator pays here, and no other test shares the later clock. */
test.use({
  serverName: 'files to confirm',
  serverSettings: { PAYOUTS: 'off' },
  expectedConsoleErrors: [[/status of 409/], { scope: 'test' }],
})

test('a payout to an earlier UPI ID is marked as it was sent; one reference for two hosts is confirmed', async ({
  page,
  server,
}) => {
  const admin = await openAdminAccount(server)
  const changed = [await aHostToBePaid(server, 'Farah', 3_101), await aHostToBePaid(server, 'Ishaan', 4_101)]
  await aHostToBePaid(server, 'Leela', 5_101)
  await aHostToBePaid(server, 'Nikhil', 6_101)
  await server.stop()
  await server.start(20 * DAY_MS)
  await arriveAsAdmin(page, server, admin, `${PAYMENTS}?tab=payouts`)
  await expect(async () => {
    await page.reload()
    for (const [amount, name] of Object.entries({ '₹3,101': 'Farah', '₹6,101': 'Nikhil' }))
      await expect(
        page.getByRole('checkbox', { name: sentences.chooseOne(amount, `${name} Verma`) }),
      ).toBeVisible({ timeout: 15_000 })
  }).toPass()
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: sentences.downloadAll }).click()
  const [heading, ...lines] = (await readFile(await (await downloaded).path(), 'utf8'))
    .replace('\ufeff', '')
    .split('\r\n')
  for (const host of changed)
    await saveUpiId(server, host, `new.${host.firstName.toLowerCase()}@okaxis`, {
      current_password: host.password,
    })

  const reference = (line: string) => (/leela|nikhil/.test(line) ? 'BATCH700001' : `REF${line.length}70001`)
  const text = [
    `${heading},"UTR","Status"`,
    ...lines.map((line) => `${line},"${reference(line)}","Success"`),
  ].join('\n')
  const file = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  const results = page.getByRole('dialog', { name: sentences.resultsTitle })
  const rowOf = (text: string) => results.getByRole('listitem').filter({ hasText: text })

  await test.step('the file’s row is marked as sent to the UPI ID that stands in the file', async () => {
    await page.getByLabel(sentences.fileLabel).setInputFiles(file)
    await expect(rowOf('Farah')).toContainText(sentences.verdicts['other-upi-id'])
    await expect(rowOf('Leela')).toContainText(sentences.verdicts['shared-reference'])
    await expectAccessible(page, 'rows of a bank’s file to confirm')
    await expectNoOverflow(page, 'rows of a bank’s file to confirm', WIDTHS_PX)
    await rowOf('Farah')
      .getByRole('button', { name: sentences.markSentOf('₹3,101', 'Farah Verma', 'farah@okbank') })
      .dblclick()
    await expect(rowOf('Farah')).toContainText(sentences.verdicts.paid)
    await expect(results.getByRole('button', { name: /^Mark \d/ })).toHaveCount(0)
  })

  await test.step('rows of two hosts with one reference are marked once that is confirmed', async () => {
    await results.getByRole('checkbox', { name: sentences.sharedReference(2) }).check()
    await results.getByRole('button', { name: sentences.markAll(2, '₹11,202') }).click()
    await expect(results).toContainText(sentences.marked(3))
    await results.getByRole('button', { name: sentences.close }).click()
  })

  await test.step('by itself, a payout is marked as sent to the earlier UPI ID that is typed', async () => {
    await page
      .getByRole('button', { name: adminPayoutsSentences.itWasPaidOf('₹4,101', 'Ishaan Verma') })
      .click()
    const dialog = page.getByRole('dialog', { name: adminPayoutsSentences.markPaid })
    const submit = dialog.getByRole('button', { name: adminPayoutsSentences.markPaid })
    await expect(dialog).toContainText(adminPayoutsSentences.mayHaveBeenSent.changed)
    await expect(submit).toBeDisabled()
    await dialog
      .getByRole('checkbox', { name: adminPayoutsSentences.alreadySentBefore.changed('₹4,101') })
      .check()
    await dialog.getByLabel(adminPayoutsSentences.referenceLabel).fill('BATCH700001')
    await submit.click()
    await expect(dialog.getByText(adminPayoutsSentences.sentToRequired)).toBeVisible()
    const sentTo = dialog.getByLabel(adminPayoutsSentences.sentToLabel)
    await sentTo.fill('somebody@okbank')
    await submit.click()
    await expect(dialog.getByText(adminRefusals.upiIdNeverHad)).toBeVisible()
    await sentTo.fill('ishaan@okbank')
    await submit.click()
    await expect(dialog).toContainText('BATCH700001 is already the bank’s reference of')
    await expectAccessible(page, 'the dialog for a payout that was sent before')
    await expectNoOverflow(page, 'the dialog for a payout that was sent before', WIDTHS_PX)
    await dialog.getByRole('checkbox', { name: adminPayoutsSentences.sharedReference }).check()
    await submit.click()
    await expect(dialog).toBeHidden()
    await page
      .getByRole('navigation', { name: adminPayoutsSentences.payoutsTitle })
      .getByRole('link', { name: 'Paid' })
      .click()
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '₹4,101' })).toContainText(
      'ishaan@okbank',
    )
  })
})
