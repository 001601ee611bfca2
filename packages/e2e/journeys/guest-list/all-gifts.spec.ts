// All gifts of an event, online and written down: they are written, found, corrected and struck out.
import { randomUUID } from 'node:crypto'
import { importList } from '@lifafa/contract/endpoints/register/imports'
import { giftSplitSentences } from '@lifafa/contract/sentences/host/gift-split'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { hostRegisterSentences } from '@lifafa/contract/sentences/host/register'
import { writtenGiftSentences } from '@lifafa/contract/sentences/written-gifts'
import { expectAccessible, expectSound } from '../../checks/accessible.ts'
import { columnHeadings, guestRows } from '../../host/guests-page.ts'
import { call, logIn } from '../../server/api.ts'
import { giveToBox } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

const sentences = { ...hostRegisterSentences, ...writtenGiftSentences }

const OCCASION = 'Rekha’s wedding'

test('once a gift is written down, the guests page lists all gifts beside those online', {
  tag: '@deep',
}, async ({ page, server, host, box, asHost }) => {
  await giveToBox(server, box.giftid, { name: 'अनन्या राव', amount: 1101 })
  const rowsOfList = [
    ['Name', 'Village', 'Amount'],
    ['RAMESH SHARMA', 'Morena', '1100'],
  ]
  const list = { id: randomUUID(), file: 'Rekha.csv', occasion: OCCASION, year: 2019, rows: rowsOfList }
  const { access } = (await logIn(server, host)).tokens
  await call(server, importList, { access, id: box.giftid, body: { ...list, dry_run: false } })
  const dialog = page.getByRole('dialog')
  const field = (label: string) => dialog.getByLabel(label)
  const rows = page
    .getByRole('table', { name: sentences.tableName })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

  await test.step('without a written gift the page is the guest list alone', async () => {
    await asHost(`/guests?box=${box.giftid}`)
    await expect(guestRows(page)).toHaveCount(1)
    await expect(page.getByRole('navigation', { name: sentences.view })).toBeHidden()
  })

  await test.step('the first one is written on the page of the box', async () => {
    await page.goto(`/event/${box.giftid}`)
    await page
      .getByRole('region', { name: sentences.title })
      .getByRole('button', { name: sentences.write })
      .click()
    await field(sentences.amount).fill('2,100')
    await field(sentences.name).fill('Ramesh Sharma')
    await field(sentences.village).fill('Morena')
    await field(sentences.family).fill('Sharma')
    await expectAccessible(page, 'a gift that is written down')
    await page.keyboard.press('Enter')
    await expect(page.getByText(sentences.saved('H-1'))).toBeVisible()
    await page.getByRole('link', { name: sentences.seeAll }).click()
    await expect(rows).toHaveText([/Ramesh Sharma.*₹2,100.*Cash №H-1/, /अनन्या राव.*₹1,101.*✓ online/])
    await expect(rows.first()).toContainText(sentences.gaveBefore('₹1,100', `${OCCASION}, 2019`))
    await expectSound(page, 'all gifts')
  })

  await test.step('another one', async () => {
    await page.getByRole('button', { name: sentences.write }).click()
    await field(sentences.kind).selectOption('gold')
    await field(sentences.weight).fill('5.25')
    await field(sentences.name).fill('Kamla Devi')
    await dialog.getByRole('button', { name: sentences.save }).click()
    await expect(rows).toHaveCount(3)
    await page.getByRole('button', { name: sentences.familyOnly('Sharma') }).click()
    await expect(rows).toHaveText([/Ramesh Sharma/])
  })

  await test.step('a family is one line, with one sum and one thank-you, and opens into its givers', async () => {
    await page.getByRole('button', { name: sentences.write }).click()
    await field(sentences.amount).fill('501')
    await field(sentences.name).fill('Sunita')
    await field(sentences.family).fill('Sharma')
    await page.keyboard.press('Enter')
    const line = /Sharma family.*Sunita, Ramesh Sharma.*₹2,601.*2 gifts in all/
    await expect(rows).toHaveText([line, /Sunita.*₹501/, /Ramesh Sharma.*₹2,100/])
    await expectAccessible(page, 'a family among all gifts')
    await rows.first().getByRole('checkbox').click()
    for (const name of ['Sunita', 'Ramesh Sharma'])
      await expect(rows.getByRole('checkbox', { name: guestsSentences.thankedName(name) })).toBeChecked()
    await page.getByRole('button', { name: sentences.remove('Sharma') }).click()
    await expect(rows).toHaveCount(5)
    await rows.getByRole('button', { name: sentences.ofFamily('Sharma'), exact: true }).click()
    await expect(rows).toHaveText([line, /Kamla Devi/, /अनन्या राव/])
    await page.getByRole('combobox', { name: sentences.order }).selectOption('newest')
    await expect(rows).toHaveCount(4)
  })

  await test.step('filters', async () => {
    await page.getByRole('button', { name: sentences.filters }).click()
    await page.getByRole('combobox', { name: sentences.kind }).selectOption('gold')
    await expect(rows).toHaveText([/Kamla Devi.*5\.25 g.*Gold №H-2/])
    await page.getByRole('searchbox', { name: sentences.search }).fill('ramesh')
    await expect(page.getByRole('heading', { name: sentences.noMatchTitle })).toBeVisible()
    await page.getByRole('button', { name: sentences.clear }).click()
    await expect(rows).toHaveCount(4)
  })

  await test.step('a written gift is corrected and struck out; its history stays', async () => {
    await page.getByRole('button', { name: sentences.openEntry('Ramesh Sharma') }).press('Enter')
    await dialog.getByRole('button', { name: sentences.edit }).click()
    const form = page.getByRole('dialog', { name: sentences.edit })
    await form.getByLabel(sentences.amount).fill('1100')
    await form.getByRole('button', { name: sentences.save }).click()
    await expect(form).toBeHidden()
    await expect(dialog.getByText(sentences.change(sentences.columns.gift, '₹2,100', '₹1,100'))).toBeVisible()
    await expectAccessible(page, 'a written gift with its history')
    await dialog.getByRole('button', { name: sentences.strikeOut }).click()
    await field(sentences.strikeOutReason).fill('Written twice')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(rows.filter({ hasText: 'Ramesh Sharma' })).toContainText(sentences.struckOut)
    await expect(page.getByText(giftSplitSentences.gold('5.25'))).toBeVisible()
    await expect(page.getByText(giftSplitSentences.cash('₹1,100'))).toBeHidden()
  })

  await test.step('the gifts online stand as ever', async () => {
    await page.getByRole('link', { name: sentences.onlineGifts, exact: true }).click()
    await expect(columnHeadings(page)).toHaveText(['Guest', 'Amount', 'Address', 'Date'])
    await expect(guestRows(page)).toHaveText([/अनन्या राव/])
  })
})
