// A helper at the desk: first entry, corrections, counting, and what the host sees of it.
import { deskPath, IN_HINDI } from '@lifafa/contract/desk-page'
import { changeEntry, listRegister } from '@lifafa/contract/endpoints/register/entries'
import { deskWords } from '@lifafa/contract/register/desk-words'
import { registerSentences } from '@lifafa/contract/sentences/register'
import { expectAccessible, expectSound } from '../../checks/accessible.ts'
import { expectNoOverflow } from '../../checks/overflow.ts'
import { removeBuiltIns } from '../../controls/remove-built-ins.ts'
import {
  amount,
  devicesOf,
  enterDesk,
  openDeskOf,
  registerOf,
  sendGift,
  status,
  test,
  words,
  writeGift,
} from '../../desk/desk-page.ts'
import { call, logIn } from '../../server/api.ts'
import { giveToBox } from '../../server/boxes.ts'
import { expect, PHONE } from '../../test.ts'

const hindi = deskWords.hi

test.describe('at the door', () => {
  test.use({ expectedConsoleErrors: [[/403/, /404/], { scope: 'test' }] })
  test('a stranger with the link does not come in; who has an old link reads where the new one is', async ({
    phone,
    server,
    host,
    box,
  }) => {
    const desk = await openDeskOf(server, host, box)
    await phone.goto(desk.path)
    const enter = phone.getByRole('button', { name: words.enter })
    await phone.getByLabel(words.pin).fill(desk.pin === '111111' ? '222222' : '111111')
    await enter.click()
    // Asked for without a call: it would be refused.
    await expect(phone.getByText(registerSentences.helperRequired)).toBeVisible()
    await phone.getByLabel(words.helper).fill('Pappu')
    await enter.click()
    await expect(phone.getByRole('alert')).toHaveText(registerSentences.pinWrong)
    await expectSound(phone, 'the door of a desk')

    await phone.goto(deskPath(`${box.giftid}${'A'.repeat(22)}`))
    await phone.getByLabel(words.pin).fill(desk.pin)
    await phone.getByLabel(words.helper).fill('Pappu')
    await enter.click()
    await expect(phone.getByRole('alert')).toHaveText(words.noLink)
  })
})

test('the desk of a sandbox without https opens, and sends a gift', async ({ phone, server, host, box }) => {
  await removeBuiltIns(phone, [
    { object: 'Crypto', name: 'randomUUID' },
    ...['locks', 'serviceWorker', 'storage'].map((name) => ({ object: 'Navigator', name })),
  ])
  await enterDesk(phone, await openDeskOf(server, host, box))
  await sendGift(phone, '1100', 'Ramesh Sharma')
})

test('the link of a host who reads Hindi opens in Hindi', async ({ phone, server, host, box }) => {
  const { path } = await openDeskOf(server, host, box)
  await phone.goto(path + IN_HINDI)
  await expect(phone.getByLabel(hindi.pin)).toBeVisible()
})

test('a helper practises in Hindi, then writes with the keyboard alone, undoes and corrects', async ({
  phone,
  desk: _desk,
  register,
}) => {
  await phone.getByRole('button', { name: 'हिन्दी' }).click()
  await phone.getByRole('button', { name: hindi.practice }).click()
  await phone.getByLabel(hindi.amount).fill('1100')
  await phone.getByLabel(hindi.name).fill('सुनीता देवी')
  await phone.getByRole('button', { name: hindi.save('X-1') }).click()
  await expect(phone.getByText('एक हज़ार एक सौ रुपये')).toBeVisible()
  await expectSound(phone, 'practice in Hindi')
  await phone.getByRole('button', { name: hindi.endPractice }).click()
  await expect(phone.getByText(hindi.noEntries)).toBeVisible()
  await phone.getByRole('button', { name: 'English' }).click()

  await amount(phone).focus()
  await writeGift(phone, '1100', 'Ramesh Sharma', 'Morena')
  const saved = phone.getByRole('main').getByRole('status')
  await expect(saved).toContainText(words.writeNumber('A-1'))
  await expect(saved).toContainText('One Thousand One Hundred Rupees Only')
  await expect(phone.getByLabel(words.village)).toHaveValue('Morena')
  await writeGift(phone, '501', 'Gita Devi')
  await saved.getByRole('button', { name: words.undo }).click()
  await expect(saved).toBeHidden()
  await writeGift(phone, '251', 'Gita Bai')
  await phone.getByRole('button', { name: 'A-3 Gita Bai' }).click()
  const sheet = phone.getByRole('dialog', { name: words.change('A-3') })
  await sheet.getByLabel(words.amount).fill('2,100')
  await expectAccessible(phone, 'an entry that is changed')
  await sheet.getByRole('button', { name: words.saveChange }).click()
  await expect(sheet).toBeHidden()
  await expect(status(phone, words.allSaved)).toBeVisible()
  await expectSound(phone, 'a desk with entries')
  await phone.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectNoOverflow(phone, 'a desk in letters twice as big', [PHONE.viewport.width])
  await expect.poll(register).toEqual(['A-1 Ramesh Sharma 1100', 'A-3 Gita Bai 2100'])
})

test('a change that meets the host’s correction is not kept, and says so', async ({
  phone,
  server,
  host,
  box,
  desk: _desk,
  register,
}) => {
  await sendGift(phone, '1100', 'Ramesh Sharma')
  await phone.getByRole('button', { name: 'A-1 Ramesh Sharma' }).click()
  const sheet = phone.getByRole('dialog', { name: words.change('A-1') })
  await sheet.getByLabel(words.village).fill('Morena')
  const asked = { access: (await logIn(server, host)).tokens.access, id: box.giftid }
  const [gift] = (await call(server, listRegister, asked)).gifts
  await call(server, changeEntry, {
    ...{ ...asked, params: { entry: gift?.id ?? '' } },
    body: { version: 1, kind: 'cash', amount_paise: 5_100_00, name: 'Ramesh Sharma' },
  })
  // Behind the sheet.
  await expect(phone.getByText('₹5,100 · Ramesh Sharma', { exact: true })).toBeVisible()
  await sheet.getByRole('button', { name: words.saveChange }).click()
  await expect(sheet.getByRole('alert')).toHaveText(words.refusals.otherContent)
  await expect(sheet.getByLabel(words.village)).toHaveValue('Morena')
  await sheet.getByLabel(words.strikeOutReason).fill('Twice')
  await sheet.getByRole('button', { name: words.strikeOut }).click()
  await expect(sheet.getByRole('alert')).toHaveText(words.refusals.otherContent)
  expect(await register()).toEqual(['A-1 Ramesh Sharma 5100'])
})

test('the same giver is asked about once; online gifts and numbers that paid are found', async ({
  phone,
  server,
  host,
  box,
}) => {
  await giveToBox(server, box.giftid, { name: 'Kamla Agrawal', phone: '9812398123' })
  const desk = await openDeskOf(server, host, box)
  await enterDesk(phone, desk)
  await expect(phone.getByText('Kamla Agrawal')).toBeVisible()
  await expect(phone.getByText('₹501', { exact: true })).toHaveCount(1)
  await writeGift(phone, '501', 'Ramesh Sharma', 'Morena')
  await phone.keyboard.type('501')
  await phone.keyboard.press('Enter')
  await phone.keyboard.type('ramesh  sharma')
  await phone.keyboard.press('Enter')
  await phone.keyboard.press('Enter')
  await expect(phone.getByText(/Ramesh Sharma gave ₹501 on/)).toBeVisible()
  await phone.getByRole('button', { name: words.same }).click()
  await expect(amount(phone)).toBeFocused()
  await phone.getByRole('button', { name: words.find }).click()
  await expect(phone.getByLabel(words.findHint)).toBeFocused()
  await phone.getByLabel(words.findHint).fill('98123 98123')
  await phone.keyboard.press('Enter')
  await expect(phone.getByText(/✓ Kamla Agrawal gave online/)).toBeVisible()
  // A number of another country that ends in the same digits.
  await phone.getByLabel(words.findHint).fill('+1 98123 98123')
  await phone.keyboard.press('Enter')
  await expect(phone.getByText(/✓ Kamla Agrawal gave online/)).toBeHidden()
  await phone.getByLabel(words.findHint).fill('a-1')
  await phone.keyboard.press('Enter')
  await phone.getByRole('dialog').getByRole('button', { name: 'A-1 Ramesh Sharma' }).click()
  await expect(phone.getByRole('dialog', { name: words.change('A-1') })).toBeVisible()
  await expect.poll(() => registerOf(server, host, box)).toEqual(['A-1 Ramesh Sharma 501'])
})

test('two people count: ₹500 is short, and the count closes with a reason and a name', async ({
  phone,
  desk: _desk,
}) => {
  await writeGift(phone, '1100', 'Ramesh Sharma')
  await phone.getByRole('button', { name: words.countLater }).click()
  await phone.getByLabel(words.name).fill('Gita Devi')
  await phone.getByLabel(words.name).press('Enter')
  await phone.keyboard.press('Enter')
  await phone.getByRole('button', { name: words.menu }).click()
  await phone.getByRole('button', { name: words.countCash }).click()
  await phone.getByLabel(words.secondCounter).fill('Mama')
  await expect(phone.getByText(words.toFillIn)).toBeVisible()
  await phone.getByRole('dialog').getByRole('button', { name: 'A-2 Gita Devi' }).click()
  await phone.getByRole('dialog').getByLabel(words.amount).fill('500')
  await phone.getByRole('button', { name: words.saveChange }).click()
  await expect(phone.getByText(words.toFillIn)).toBeHidden()
  await expect(phone.getByLabel(words.secondCounter)).toHaveValue('Mama')
  await phone.getByLabel(words.secondCounter).fill('Chacha')
  await phone.getByLabel(words.notes(500)).fill('2')
  await phone.getByLabel(words.notes(100)).fill('1')
  // A cheque that is too much does not make up for cash that is missing.
  await phone.getByLabel(words.chequesSum).fill('500')
  await phone.getByRole('button', { name: words.compare }).click()
  await expect(phone.getByText(words.over('₹500'))).toBeVisible()
  await expect(phone.getByText(words.short('₹500'))).toBeVisible()
  await phone.getByRole('button', { name: words.countAgain }).click()
  await phone.getByLabel(words.chequesSum).fill('')
  await phone.getByRole('button', { name: words.compare }).click()
  await expect(phone.getByText(words.short('₹500'))).toBeVisible()
  await expectAccessible(phone, 'a count that differs')
  await phone.getByLabel(words.reason).fill('An envelope was empty')
  await phone.getByLabel(words.reasonBy).fill('Chacha')
  await phone.getByRole('button', { name: words.closeCount }).click()
  await expect(phone.getByText(words.countClosed(1))).toBeVisible()
  const sheet = phone.waitForEvent('download')
  await phone.getByRole('button', { name: words.sheetToSign }).click()
  expect((await sheet).suggestedFilename()).toBe('lifafa-count-1.pdf')
  await phone.getByRole('button', { name: words.close }).click()
  await expect(phone.getByText(words.counted(1))).toHaveCount(2)
})

test.describe('with a host who pauses and ends it', () => {
  test.use({ expectedConsoleErrors: [/403/] })
  test('a desk says so at once, and keeps what is written; once it has ended it keeps nothing', async ({
    phone,
    desk: _desk,
    setDesk,
    register,
  }) => {
    await sendGift(phone, '1100', 'Ramesh Sharma')
    await setDesk('paused')
    // Before the desk asks of itself, every twenty seconds.
    await expect(phone.getByText(registerSentences.deskPaused)).toBeVisible({ timeout: 10_000 })
    await writeGift(phone, '501', 'Gita Devi')
    await expect(status(phone, words.notSent(1))).toBeVisible()
    await setDesk('open')
    await expect(status(phone, words.allSaved)).toBeVisible()
    await expect(phone.getByText(registerSentences.deskPaused)).toBeHidden()
    await expect.poll(register).toEqual(['A-1 Ramesh Sharma 1100', 'A-2 Gita Devi 501'])

    await setDesk('ended')
    await expect(phone.getByText(words.endedText)).toBeVisible()
    await phone.reload()
    await expect(phone.getByLabel(words.pin)).toBeVisible()
    await expect(phone.getByText('Ramesh Sharma')).toBeHidden()
  })
})

test('one link on two devices gives each its own letter', async ({ phone, browser, server, host, box }) => {
  const desk = await openDeskOf(server, host, box)
  const other = await (await browser.newContext(PHONE)).newPage()
  await enterDesk(phone, desk)
  await enterDesk(other, desk, 'Chacha')
  await Promise.all([writeGift(phone, '1100', 'Ramesh Sharma'), writeGift(other, '501', 'Gita Devi')])
  await expect
    .poll(() => registerOf(server, host, box))
    .toEqual(['A-1 Ramesh Sharma 1100', 'B-1 Gita Devi 501'])
  // Each knows what the other one wrote.
  await expect(phone.getByRole('listitem').filter({ hasText: 'B-1' })).toContainText('Gita Devi')
  await expect(other.getByRole('listitem').filter({ hasText: 'A-1' })).toContainText('Ramesh Sharma')
  expect((await devicesOf(server, host, box)).map(({ letter, helper }) => `${letter} ${helper}`)).toEqual([
    'A Pappu',
    'B Chacha',
  ])
  await other.context().close()
})
