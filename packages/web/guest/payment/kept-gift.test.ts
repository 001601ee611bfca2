// What a phone keeps of a gift, and for how long: phones are shared.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftStore } from './kept-gift.ts'

const HOUR_MS = 60 * 60 * 1000
const BOX = 'b'.repeat(22)
const NOTHING = { name: '', phone: '', amount: '', address: '' }
const TYPED = { name: 'Asha', phone: '9876543210', amount: '501', address: '7, Ridge Road' }
const PAYMENT = { key: 'k', gift: { ...TYPED, rupees: 501 }, isOpened: true }

/** As a browser's: what is stored are its own keys. */
class Stored {
  [name: string]: unknown
  getItem(name: string) {
    return this[name] ?? null
  }
  setItem(name: string, value: string) {
    this[name] = value
  }
  removeItem(name: string) {
    delete this[name]
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('localStorage', new Stored())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const later = (hours: number) => vi.setSystemTime(Date.now() + hours * HOUR_MS)

/** As the page does: what was kept is read, shown, and kept. */
function load() {
  const keeper = draftStore(BOX)
  const kept = keeper.read()
  keeper.saveTyped({ ...NOTHING, ...kept.typed })
  return { keeper, kept }
}

test('what was typed is gone a day after the last letter, however often the page was loaded meanwhile', () => {
  load().keeper.saveTyped({ ...TYPED, amount: '50' })
  later(23)
  load().keeper.saveTyped(TYPED)
  later(23)
  expect(load().kept.typed).toEqual(TYPED)
  later(2)
  expect(load().kept.typed).toBeUndefined()
  expect(Object.keys(localStorage)).toEqual([])
})

test('a payment under way is kept a day from its last step, whatever is typed meanwhile; what was typed is no younger for it', () => {
  load().keeper.saveTyped(TYPED)
  later(23)
  load().keeper.savePayment(PAYMENT)
  later(2)
  expect(load().kept).toEqual({ typed: undefined, payment: PAYMENT })
  load().keeper.savePayment(PAYMENT)
  later(21)
  load().keeper.saveTyped(TYPED)
  later(2)
  expect(load().kept.payment).toEqual(PAYMENT)
  later(2)
  expect(load().kept).toEqual({ typed: TYPED, payment: undefined })
})

test('what is kept of another box goes after a day, too', () => {
  draftStore('another box').saveTyped(TYPED)
  draftStore('another box').savePayment(PAYMENT)
  later(25)
  load()
  expect(Object.keys(localStorage)).toEqual([])
})
