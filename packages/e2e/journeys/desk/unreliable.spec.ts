// The desk on a device that cannot be relied upon: a full disk, a private window, a wrong clock, a copy.

import { sendEntries } from '@lifafa/contract/endpoints/register/desk'
import { listRegister } from '@lifafa/contract/endpoints/register/entries'
import { amount, openDeskOf, sendGift, status, test, words, writeGift } from '../../desk/desk-page.ts'
import { call, logIn } from '../../server/api.ts'
import { holdCalls } from '../../server/intercept-calls.ts'
import { expect, PHONE } from '../../test.ts'

const HOUR_MS = 60 * 60 * 1000

test('a browser that closes the connection to the disk, and empties it, costs no entry', async ({
  phone,
  desk: _desk,
  register,
}) => {
  await sendGift(phone, '1100', 'Ramesh Sharma')
  // As Safari does with a page in the background.
  await phone.evaluate(() => {
    const { transaction } = IDBDatabase.prototype
    IDBDatabase.prototype.transaction = function (...of) {
      IDBDatabase.prototype.transaction = transaction
      this.close()
      indexedDB.deleteDatabase(this.name)
      return transaction.apply(this, of)
    }
  })
  await writeGift(phone, '501', 'Gita Devi')
  await phone.reload()
  await expect(phone.getByRole('button', { name: 'A-2 Gita Devi' })).toBeVisible()
  await expect(phone.getByRole('button', { name: 'A-1 Ramesh Sharma' })).toBeVisible()
  await expect.poll(register).toEqual(['A-1 Ramesh Sharma 1100', 'A-2 Gita Devi 501'])
})

test('a desk opens while the browser asks whether it may keep data', { tag: '@deep' }, async ({
  phone,
  server,
  host,
  box,
}) => {
  await phone.addInitScript(() => {
    navigator.storage.persist = () => new Promise(() => undefined)
  })
  await phone.goto((await openDeskOf(server, host, box)).path)
  await expect(phone.getByLabel(words.pin)).toBeVisible()
})

test('a second Enter or tap while one is saved writes no second gift; a full disk keeps the card', async ({
  phone,
  desk: _desk,
  register,
}) => {
  await expect(amount(phone)).toBeFocused()
  await phone.keyboard.type('1100')
  await phone.getByLabel(words.name).fill('Ramesh Sharma')
  await phone.getByLabel(words.village).focus()
  await phone.evaluate(() => {
    const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    for (let times = 0; times < 3; times++) document.activeElement?.dispatchEvent(press)
  })
  await expect(amount(phone)).toHaveValue('')
  await expect(phone.getByText(words.writeNumber('A-1'))).toBeVisible()
  await expect(status(phone, words.allSaved)).toBeVisible()

  // A browser that has no room aborts the transaction. Chromium's quota for tests does not reach IndexedDB.
  const disk = await phone.evaluateHandle(() => {
    const disk = { isFull: true }
    const { transaction } = IDBDatabase.prototype
    IDBDatabase.prototype.transaction = function (...of) {
      const opened = transaction.apply(this, of)
      if (disk.isFull && of[1] === 'readwrite') queueMicrotask(() => opened.abort())
      return opened
    }
    return disk
  })
  await phone.getByLabel(words.amount).fill('501')
  await phone.getByLabel(words.name).fill('Gita Devi')
  const save = phone.getByRole('button', { name: words.save('A-2') })
  await save.click()
  await expect(phone.getByRole('alert')).toHaveText(words.notKept)
  await expect(phone.getByLabel(words.name)).toHaveValue('Gita Devi')
  await disk.evaluate((it) => {
    it.isFull = false
  })
  await save.evaluate((button: HTMLElement) => {
    for (let times = 0; times < 2; times++) button.click()
  })
  await expect(amount(phone)).toBeFocused()
  await expect(phone.getByRole('alert')).toBeHidden()
  await expect(phone.getByText(words.amountNeeded)).toBeHidden()
  await expect.poll(register).toEqual(['A-1 Ramesh Sharma 1100', 'A-2 Gita Devi 501'])
})

test('a private window is told so before the first entry; one that keeps nothing is not written on', {
  tag: '@deep',
}, async ({ phone, server, host, box }) => {
  const { path } = await openDeskOf(server, host, box)
  await phone.addInitScript(() => {
    navigator.storage.persist = async () => false
    navigator.storage.estimate = async () => ({ quota: 100_000_000 })
  })
  await phone.goto(path)
  await expect(phone.getByText(words.mayNotKeep)).toBeVisible()
  await phone.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Refused', 'SecurityError')
    }
  })
  await phone.goto(path)
  await expect(phone.getByText(words.cannotKeep)).toBeVisible()
  await expect(phone.getByLabel(words.pin)).toBeHidden()
})

test.describe('a clock that is a day behind', () => {
  test.use({ clockMs: -24 * HOUR_MS })
  test('leaves an entry at the time at which it was written', async ({
    phone,
    server,
    host,
    box,
    desk: _desk,
  }) => {
    const before = Date.now()
    await sendGift(phone, '1100', 'Ramesh Sharma')
    const { access } = (await logIn(server, host)).tokens
    const { gifts } = await call(server, listRegister, { access, id: box.giftid })
    const [at = 0] = gifts.map(({ given_at }) => Date.parse(given_at))
    expect(at).toBeGreaterThan(before - HOUR_MS)
    expect(at).toBeLessThanOrEqual(Date.now())
  })
})

test('two windows of one device do not open one event’s desks; the second does when the first is closed', async ({
  phone,
  server,
  host,
  box,
  desk: _desk,
}) => {
  const other = await openDeskOf(server, host, box)
  const second = await phone.context().newPage()
  await second.goto(other.path)
  await expect(second.getByText(words.openElsewhere)).toBeVisible()
  await phone.close()
  await expect(second.getByLabel(words.pin)).toBeVisible()
})

test('a copied device enters again, gets a letter of its own, and loses nothing', async ({
  phone,
  browser,
  desk,
  register,
}) => {
  await sendGift(phone, '1100', 'Ramesh Sharma')
  const storageState = await phone.context().storageState({ indexedDB: true })
  const copy = await (await browser.newContext({ ...PHONE, storageState })).newPage()
  const sending = await holdCalls(copy, sendEntries)
  await copy.goto(desk.path)
  await sendGift(phone, '501', 'Gita Devi')
  await writeGift(copy, '251', 'Sohan Lal')
  sending.release()
  await expect(copy.getByText(words.copied)).toBeVisible()
  await copy.getByLabel(words.pin).fill(desk.pin)
  await copy.keyboard.press('Enter')
  await expect(copy.getByText(words.formerly('A-2'))).toBeVisible()
  await expect.poll(register).toEqual(['A-1 Ramesh Sharma 1100', 'A-2 Gita Devi 501', 'B-1 Sohan Lal 251'])
  await copy.context().close()
})
