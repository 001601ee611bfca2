// A file that the bank gave back: money went where the file says, whatever the host saved since; one reference for two hosts is confirmed.
import { readFile } from 'node:fs/promises'
import { bankFileSentences as sentences } from '@lifafa/contract/sentences/admin/bank-files'
import { adminPayoutsSentences } from '@lifafa/contract/sentences/admin/payouts'
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

  const reference = (line: string) =>
    /leela|nikhil/.test(line) ? 'BATCH700001' : `REF${/farah/.test(line) ? 1 : 2}00070001`
  const text = [
    `${heading},"UTR","Status"`,
    ...lines.map((line) => `${line},"${reference(line)}","Success"`),
  ].join('\n')
  const file = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  const results = page.getByRole('dialog', { name: sentences.resultsTitle })
  const rowOf = (text: string) => results.getByRole('listitem').filter({ hasText: text })

  await test.step('rows of two hosts with one reference are marked once that is confirmed, the others at once', async () => {
    await page.getByLabel(sentences.fileLabel).setInputFiles(file)
    await expect(rowOf('Farah')).toContainText(sentences.verdicts.ready)
    await expect(rowOf('Farah')).toContainText('farah@okbank')
    await expect(rowOf('Leela')).toContainText(sentences.verdicts['shared-reference'])
    await expectAccessible(page, 'rows of a bank’s file to confirm')
    await expectNoOverflow(page, 'rows of a bank’s file to confirm', WIDTHS_PX)
    await results.getByRole('checkbox', { name: sentences.sharedReference(2) }).check()
    await results.getByRole('button', { name: sentences.markAll(4, '₹18,404') }).click()
    await expect(results).toContainText(sentences.marked(4))
    await results.getByRole('button', { name: sentences.close }).click()
    await page
      .getByRole('navigation', { name: adminPayoutsSentences.payoutsTitle })
      .getByRole('link', { name: 'Paid' })
      .click()
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '₹4,101' })).toContainText(
      'ishaan@okbank',
    )
  })
})
