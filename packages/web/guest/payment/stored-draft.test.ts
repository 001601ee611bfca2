// Tests what the browser stores of a gift, and for how long: phones are shared.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftStore } from './stored-draft.ts'

const HOUR_MS = 60 * 60 * 1000
const BOX = 'b'.repeat(22)
const NOTHING = { name: '', phone: '', amount: '', address: '' }
const TYPED = { name: 'Asha', phone: '9876543210', amount: '501', address: '7, Ridge Road' }
const PAYMENT = { key: 'k', gift: { ...TYPED, rupees: 501 }, isOpened: true }

/** Like a browser's Storage: the stored names are its own keys. */
class TestStorage {
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
  vi.stubGlobal('localStorage', new TestStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const later = (hours: number) => vi.setSystemTime(Date.now() + hours * HOUR_MS)

/** Does as the page: reads the draft, shows it, and stores it. */
function load() {
  const draft = draftStore(BOX)
  const stored = draft.read()
  draft.saveTyped({ ...NOTHING, ...stored.typed })
  return { draft, stored }
}

test('typed values expire a day after the last keystroke, however often the page was loaded meanwhile', () => {
  load().draft.saveTyped({ ...TYPED, amount: '50' })
  later(23)
  load().draft.saveTyped(TYPED)
  later(23)
  expect(load().stored.typed).toEqual(TYPED)
  later(2)
  expect(load().stored.typed).toBeUndefined()
  expect(Object.keys(localStorage)).toEqual([])
})

test('a payment under way expires a day after its last step, independently of typed values', () => {
  load().draft.saveTyped(TYPED)
  later(23)
  load().draft.savePayment(PAYMENT)
  later(2)
  expect(load().stored).toEqual({ typed: undefined, payment: PAYMENT })
  load().draft.savePayment(PAYMENT)
  later(21)
  load().draft.saveTyped(TYPED)
  later(2)
  expect(load().stored.payment).toEqual(PAYMENT)
  later(2)
  expect(load().stored).toEqual({ typed: TYPED, payment: undefined })
})

test.each(['{', 'null', '1'])('a stored item that cannot be read, %s, loses no other', (item) => {
  draftStore(BOX).savePayment(PAYMENT)
  localStorage.setItem(`${Object.keys(localStorage)[0]}:other`, item)
  expect(load().stored.payment).toEqual(PAYMENT)
  expect(Object.keys(localStorage)).toHaveLength(1)
})

test('drafts of other boxes expire after a day, too', () => {
  draftStore('another box').saveTyped(TYPED)
  draftStore('another box').savePayment(PAYMENT)
  later(25)
  load()
  expect(Object.keys(localStorage)).toEqual([])
})
