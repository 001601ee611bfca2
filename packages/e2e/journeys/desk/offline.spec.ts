// The desk without a network: it opens, keeps what is written, and sends it once.

import { readFile } from 'node:fs/promises'
import { getEntry, listRegister } from '@lifafa/contract/endpoints/register/entries'
import { registerSentences } from '@lifafa/contract/sentences/register'
import type { Page } from '@playwright/test'
import {
  amount,
  test as base,
  enterDesk,
  expectKept,
  openDeskOf,
  sendGift,
  status,
  words,
  writeGift,
} from '../../desk/desk-page.ts'
import { call, logIn } from '../../server/api.ts'
import { expect } from '../../test.ts'

const test = base.extend<{
  /** The phone has sent a gift, and then has no network; this ends its desk, and brings the network back. */
  endDesk: () => Promise<void>
}>({
  endDesk: async ({ phone, desk: _desk, setDesk }, use) => {
    await sendGift(phone, '1100', 'Ramesh Sharma')
    await phone.context().setOffline(true)
    await use(async () => {
      await setDesk('ended')
      await phone.context().setOffline(false)
      await expect(phone.getByText(registerSentences.deskEnded)).toBeVisible()
    })
  },
})

test.use({ expectedConsoleErrors: [/net::ERR_|Failed to load resource/] })

/** The file of what an ended desk could not send. */
async function unsentFile(phone: Page): Promise<unknown> {
  const download = phone.waitForEvent('download')
  await phone.getByRole('button', { name: words.unsentFile }).click()
  return JSON.parse(await readFile(await (await download).path(), 'utf8'))
}

test('a tab that was killed offline opens again with all entries, and sends them once', async ({
  phone,
  desk,
  register,
}) => {
  await expectKept(phone)
  const context = phone.context()
  // The server has the first entry, and its answer is lost.
  await phone.route('**/api/desk/entries', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await writeGift(phone, '1100', 'Ramesh Sharma', 'Morena')
  await expect.poll(register).toEqual(['A-1 Ramesh Sharma 1100'])
  await context.setOffline(true)
  await phone.unrouteAll({ behavior: 'ignoreErrors' })
  await writeGift(phone, '501', 'Gita Devi')
  await expect(status(phone, words.waiting(2))).toBeVisible()
  await phone.close()
  const again = await context.newPage()
  await again.goto(desk.path)
  await expect(again.getByRole('button', { name: 'A-2 Gita Devi' })).toBeVisible()
  await writeGift(again, '251', 'Sohan Lal')
  await expect(status(again, words.waiting(3))).toBeVisible()
  await context.setOffline(false)
  await expect(status(again, words.allSaved)).toBeVisible()
  const all = ['A-1 Ramesh Sharma 1100', 'A-2 Gita Devi 501', 'A-3 Sohan Lal 251']
  await expect.poll(register).toEqual(all)
})

test('a file that the first visit lost is asked for again: the desk opens offline', async ({
  phone,
  server,
  host,
  box,
}) => {
  const context = phone.context()
  await context.route('**/desk/assets/*.woff2', (route) => route.abort())
  const lost = context.waitForEvent('requestfailed', (request) => request.serviceWorker() !== null)
  const desk = await openDeskOf(server, host, box)
  await enterDesk(phone, desk)
  await lost
  await context.unrouteAll()
  await expect(async () => {
    await phone.evaluate(() => dispatchEvent(new Event('focus')))
    await expectKept(phone)
  }).toPass()
  await context.setOffline(true)
  await phone.close()
  const again = await context.newPage()
  await again.goto(desk.path)
  await expect(amount(again)).toBeVisible()
})

test('an entry and a hand-over that an ended desk could not send are handed over as a file', async ({
  phone,
  endDesk,
}) => {
  await writeGift(phone, '501', 'Gita Devi')
  await phone.getByRole('button', { name: words.menu }).click()
  await phone.getByRole('button', { name: words.handOver, exact: true }).click()
  const sheet = phone.getByRole('dialog', { name: words.handOver })
  await sheet.getByLabel(words.to, { exact: true }).fill('Chacha')
  await sheet.getByRole('button', { name: words.handOverNow }).click()
  await expect(sheet.getByText('Pappu → Chacha')).toBeVisible()
  await sheet.getByRole('button', { name: words.close }).click()
  await expect(status(phone, words.waiting(2))).toBeVisible()
  await endDesk()
  expect(await unsentFile(phone)).toMatchObject({
    letter: 'A',
    versions: [{ running: 2, version: 1, name: 'Gita Devi', amount_paise: 501_00 }],
    handovers: [{ from: 'Pappu', to: 'Chacha', first_envelope: 1, last_envelope: 2 }],
  })
})

test('a device takes a gift along from an ended desk to the next one, and a correction into a file', async ({
  phone,
  server,
  host,
  box,
  endDesk,
  register,
}) => {
  await writeGift(phone, '501', 'Gita Devi')
  await phone.getByRole('button', { name: 'A-1 Ramesh Sharma' }).click()
  await phone.getByRole('dialog').getByLabel(words.amount).fill('2100')
  await phone.getByRole('button', { name: words.saveChange }).click()
  await endDesk()
  const next = await openDeskOf(server, host, box)
  await phone.goto(next.path)
  await phone.getByLabel(words.pin).fill(next.pin)
  await phone.keyboard.press('Enter')
  await expect(phone.getByText(words.formerly('A-2'))).toBeVisible()
  const refused = phone.getByRole('alert').filter({ hasText: words.refusals.notYours })
  await expect(refused).toContainText('A-1')
  expect(await unsentFile(phone)).toMatchObject({
    letter: 'A',
    versions: [{ running: 1, version: 2, amount_paise: 2_100_00 }],
  })
  await phone.getByRole('button', { name: words.keepStored }).click()
  await expect(refused).toBeHidden()
  await amount(phone).focus()
  await sendGift(phone, '251', 'Sohan Lal')
  await expect(phone.getByText(words.formerly('A-1'))).toBeHidden()
  expect(await register()).toEqual(['A-1 Ramesh Sharma 1100', 'B-1 Gita Devi 501', 'B-2 Sohan Lal 251'])
})

test('the link of a second desk leads there; what was written before goes to the first one', async ({
  phone,
  server,
  host,
  box,
  desk: _desk,
  register,
}) => {
  await expectKept(phone)
  const second = await openDeskOf(server, host, box)
  await phone.context().setOffline(true)
  await writeGift(phone, '1100', 'Ramesh Sharma')
  await phone.goto(second.path)
  await expect(phone.getByLabel(words.pin)).toBeVisible()
  await phone.getByRole('link', { name: words.backToDesk }).click()
  await writeGift(phone, '501', 'Gita Devi')
  await phone.goto(second.path)
  await phone.context().setOffline(false)
  await phone.getByLabel(words.pin).fill(second.pin)
  await phone.keyboard.press('Enter')
  await sendGift(phone, '251', 'Sohan Lal')
  expect(await register()).toEqual(['A-1 Ramesh Sharma 1100', 'A-2 Gita Devi 501', 'B-1 Sohan Lal 251'])
})

test('another helper goes on with the numbers, after the gifts of the one before were sent in that name', async ({
  phone,
  server,
  host,
  box,
  desk,
}) => {
  await sendGift(phone, '1100', 'Ramesh Sharma')
  await phone.context().setOffline(true)
  await writeGift(phone, '501', 'Gita Devi')
  await phone.getByRole('button', { name: words.menu }).click()
  await phone.getByRole('button', { name: words.otherHelper }).click()
  await expect(phone.getByLabel(words.helper)).toHaveValue('')
  await phone.getByRole('button', { name: words.backToDesk }).click()
  await expect(phone.getByRole('banner').getByText('Pappu')).toBeVisible()
  await phone.getByRole('button', { name: words.menu }).click()
  await phone.getByRole('button', { name: words.otherHelper }).click()
  await phone.getByLabel(words.pin).fill(desk.pin)
  await phone.getByLabel(words.helper).fill('Sonu')
  await phone.keyboard.press('Enter')
  await expect(phone.getByRole('alert')).toHaveText(words.unreachable)
  await phone.context().setOffline(false)
  await phone.getByRole('button', { name: words.enter }).click()
  await expect(phone.getByRole('banner').getByText('Sonu')).toBeVisible()
  await sendGift(phone, '251', 'Sohan Lal')
  const asked = { access: (await logIn(server, host)).tokens.access, id: box.giftid }
  const { gifts } = await call(server, listRegister, asked)
  const written = gifts.map(async ({ id, number }) => {
    const { versions } = await call(server, getEntry, { ...asked, params: { entry: id } })
    return [number, ...versions.map(({ by }) => by)].join(' ')
  })
  expect((await Promise.all(written)).toSorted()).toEqual(['A-1 Pappu', 'A-2 Pappu', 'A-3 Sonu'])
})
