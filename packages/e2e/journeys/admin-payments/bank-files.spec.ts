// An administrator pays several payouts at once: a file for the bank, and the file that the bank gives back.
import { readFile } from 'node:fs/promises'
import { updateProfile } from '@lifafa/contract/endpoints/profile'
import { bankFileSentences as sentences } from '@lifafa/contract/sentences/admin/bank-files'
import { adminPayoutsSentences } from '@lifafa/contract/sentences/admin/payouts'
import { adminRefusals } from '@lifafa/contract/sentences/admin/refusals'
import { arriveAsAdmin, openAdminAccount } from '../../admin/administrator.ts'
import { PAYMENTS } from '../../admin/payments-page.ts'
import { expectAccessible } from '../../checks/accessible.ts'
import { expectNoOverflow } from '../../checks/overflow.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { call, type Host, logIn, openAccount, someHost } from '../../server/api.ts'
import { giveToBox, openBox } from '../../server/boxes.ts'
import type { Server } from '../../server/server.ts'
import { expect, test } from '../../test.ts'

const WIDTHS_PX = [320, 360, 768, 1280, 1920]
const DAY_MS = 24 * 60 * 60_000

/** Only the administrator pays here, and no other test shares the later clock. */
test.use({ serverName: 'files for the bank', serverSettings: { PAYOUTS: 'off' } })

async function saveUpiId(server: Server, host: Host, upi_id: string, more: object = {}): Promise<void> {
  const { access } = (await logIn(server, host)).tokens
  const body = {
    ...{ first_name: host.firstName, last_name: host.lastName, phone_number: '9876543210' },
    ...{ address: '4, Lake View, Bhopal', upi_id },
    ...more,
  }
  await call(server, updateProfile, { body, access })
}

async function aHostToBePaid(server: Server, firstName: string, amount: number): Promise<Host> {
  const host = await openAccount(server, { ...someHost(), firstName })
  await saveUpiId(server, host, `${firstName.toLowerCase()}@okbank`)
  await giveToBox(server, (await openBox(server, host)).giftid, { amount })
  return host
}

test('payouts are chosen, listed in a file, and marked by the file that comes back; a second time changes nothing', async ({
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
      await expect(page.getByRole('checkbox')).toHaveCount(3, { timeout: 2_000 })
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
    expect(heading).toBe('"UPI ID","Name","Amount","Reference"')
    expect(lines.sort()).toEqual([
      expect.stringMatching(/^"kabir@okbank","Kabir Verma","1101\.00","[0-9a-f-]{36}"$/),
      expect.stringMatching(/^"meera@okbank","Meera Verma","501\.00","[0-9a-f-]{36}"$/),
    ])
    await expect(page.getByText(/^The last file: 2 payouts, ₹1,602, made by Kavita Rao/)).toBeVisible()
  })

  /** What the bank gives back: one paid, one failed, and one that is none of ours. */
  const file = () => {
    const [heading, ...lines] = csv.replace('\ufeff', '').split('\r\n')
    const answered = lines.map((line) =>
      line.includes('kabir') ? `${line},"612345678901","Success"` : `${line},"","Failed"`,
    )
    const unknown = '"x@okbank","Nobody","5.00","no-such-payout","612345678902","Success"'
    const text = [`${heading},"UTR","Status"`, ...answered, unknown].join('\n')
    return { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  }
  const results = page.getByRole('dialog', { name: sentences.resultsTitle })
  const rowOf = (text: string) => results.getByRole('listitem').filter({ hasText: text })

  await test.step('the preview says what will be marked and what not; then each row’s outcome stands there', async () => {
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
    await expect(page.getByRole('checkbox')).toHaveCount(2)
  })

  await test.step('the same file again changes nothing', async () => {
    await page.getByLabel(sentences.fileLabel).setInputFiles(file())
    await expect(results).toContainText(sentences.summary(0, 3))
    await expect(rowOf('Kabir')).toContainText(sentences.verdicts.paid)
    await expect(results.getByRole('button', { name: /^Mark/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page
      .getByRole('navigation', { name: adminPayoutsSentences.payoutsTitle })
      .getByRole('link', { name: 'Paid' })
      .click()
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: '612345678901' }),
    ).toHaveCount(1)
  })
})

test.describe('what the page asks', () => {
  test.use({ expectedConsoleErrors: [[/status of 409/], { scope: 'test' }] })

  test('a payout whose host has changed the UPI ID is marked as it was sent; one reference for two hosts is confirmed', async ({
    page,
    server,
  }) => {
    const admin = await openAdminAccount(server)
    const changed = [
      await aHostToBePaid(server, 'Farah', 3_101),
      await aHostToBePaid(server, 'Ishaan', 4_101),
    ]
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
        ).toBeVisible({ timeout: 2_000 })
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
})
