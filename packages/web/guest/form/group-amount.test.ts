// Tests how an amount is grouped while it is typed, and where the cursor then is.
import { expect, test } from 'vitest'
import { cursorIn, groupAmount } from './group-amount.ts'

/** The text of the field after each key at its end. */
const typeOn = (keys: string, before = ''): string =>
  [...keys].reduce((shown, key) => groupAmount(shown + key, shown), before)

test.each([
  ['501', '501'],
  ['2101', '2,101'],
  ['100000', '1,00,000'],
  ['५०१००', '50,100'],
])('%s, key by key, is shown as %s', (keys, shown) => {
  expect(typeOn(keys)).toBe(shown)
})

test.each([
  ['1,00,000', '1,00,000'],
  ['100,501', '1,00,501'],
  ['2 101', '2,101'],
])('%s, pasted, is shown as %s', (pasted, shown) => {
  expect(groupAmount(pasted, '')).toBe(shown)
})

test.each(['501.50', '501 50', '5 01', '1e3', '-5', 'five', '₹501', ''])(
  '%j stays as it was typed',
  (typed) => {
    expect(groupAmount(typed, '')).toBe(typed)
  },
)

test('a comma that the guest types is no grouping: 501,50 never becomes 50,150', () => {
  expect(typeOn('501,50')).toBe('501,50')
  expect(groupAmount('501,50', '')).toBe('501,50')
})

test.each(['1,001', '1,00,501', '50,501'])(
  'a comma that comes in another amount is none of ours: 501,50 pasted over %s stays',
  (before) => {
    expect(groupAmount('501,50', before)).toBe('501,50')
    expect(groupAmount('५०१,५०', before)).toBe('५०१,५०')
  },
)

test('a digit that is added to or taken from a grouped amount groups it anew', () => {
  expect(groupAmount('1,1001', '1,100')).toBe('11,001')
  expect(groupAmount(',100', '1,100')).toBe('100')
  expect(groupAmount('1,10', '1,101')).toBe('110')
})

test.each([
  ['11,001', '1,1001', 6],
  ['11,001', '11', 2],
  ['100', '', 0],
  ['1,00,000', '1000', 6],
])('in %s the cursor is after the digits of %j', (grouped, typedBefore, cursor) => {
  expect(cursorIn(grouped, typedBefore)).toBe(cursor)
})
