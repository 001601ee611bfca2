// Tests what stays of an entry where the browser blocks its storage, or has no room.
import { expect, test } from 'vitest'
import { tolerantStore } from './browser-storage.ts'

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError')
}
/** The three methods that an entry uses: a whole Storage cannot be made. */
const full = () =>
  ({
    ...{ getItem: () => 'old', removeItem: () => {} },
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }) as unknown as Storage

test.each([
  ['blocked', blocked, null],
  ['full', full, 'old'],
])('an entry of a storage that is %s is read while the page is open', (_, storage, before) => {
  const store = tolerantStore(storage)
  expect(store.getItem('key')).toBe(before)
  store.setItem('key', 'new')
  expect(store.getItem('key')).toBe('new')
  store.removeItem('key')
  expect(store.getItem('key')).toBe(before)
})
