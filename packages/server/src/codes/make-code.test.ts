// Tests that codes are random and that their hashes are bound to purpose and address.
import { expect, it } from 'vitest'
import { codeHash, newCode } from './make-code.ts'

it('a code is six digits, leading zeros included', () => {
  for (let drawn = 0; drawn < 1000; drawn++) expect(newCode()).toMatch(/^\d{6}$/)
})

it('each digit is equally likely at each place', () => {
  const draws = 100_000
  const counts = Array.from({ length: 6 }, () => Array<number>(10).fill(0))
  for (let drawn = 0; drawn < draws; drawn++)
    for (const [place, digit] of [...newCode()].entries()) {
      const at = counts[place]
      if (at) at[Number(digit)] = (at[Number(digit)] ?? 0) + 1
    }
  for (const at of counts) {
    const chiSquare = at.reduce((sum, count) => sum + (count - draws / 10) ** 2 / (draws / 10), 0)
    // Nine degrees of freedom: exceeded by chance once in a hundred million.
    expect(chiSquare).toBeLessThan(54)
  }
})

it('the hash of a code is bound to its pepper, purpose and address', () => {
  const pepper = new Uint8Array(32)
  const hash = codeHash(pepper, 'host-verify', 'a@x.in', '123456')
  expect(hash).toHaveLength(43)
  expect(codeHash(pepper, 'host-verify', 'a@x.in', '123456')).toBe(hash)
  expect(codeHash(new Uint8Array(32).fill(1), 'host-verify', 'a@x.in', '123456')).not.toBe(hash)
  expect(codeHash(pepper, 'host-reset', 'a@x.in', '123456')).not.toBe(hash)
  expect(codeHash(pepper, 'host-verify', 'b@x.in', '123456')).not.toBe(hash)
  expect(codeHash(pepper, 'host-verify', 'a@x.in', '123457')).not.toBe(hash)
})
