// Tests what a contribution costs with its fee, and how a captured amount is split again.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chargePaise,
  feePaise,
  isChargeable,
  MAX_CONTRIBUTION_RUPEES,
  rupeesToPaise,
  splitCharge,
} from './money.ts'

const contribution = fc.integer({ min: 1, max: MAX_CONTRIBUTION_RUPEES })

describe('the cost of a contribution', () => {
  test('is 104 paise a rupee, which equals the floor formula of the specification [money-3]', () => {
    fc.assert(
      fc.property(contribution, (rupees) => {
        const floored = (BigInt(rupees) * 104n * 100n) / 100n
        expect(BigInt(chargePaise(rupees))).toBe(floored)
        expect(chargePaise(rupees)).toBe(rupeesToPaise(rupees) + feePaise(rupees))
        expect(isChargeable(chargePaise(rupees))).toBe(true)
      }),
    )
  })

  test('equals the specification’s formula in a browser, for every contribution that UPI allows [money-4]', () => {
    const inFloatingPoint = (rupees: number) => Math.floor(rupees * 1.04 * 100)
    const different = Array.from({ length: MAX_CONTRIBUTION_RUPEES }, (_, index) => index + 1).filter(
      (rupees) => inFloatingPoint(rupees) !== chargePaise(rupees),
    )
    expect(different).toEqual([])
    expect(chargePaise(501)).toBe(52_104)
  })

  test.each([
    0,
    -104,
    1,
    103,
    105,
    103.999,
    104.5,
    52_103,
    10_000_000,
    10_000_016,
    Number.NaN,
    Infinity,
    2 ** 60,
  ])('%d paise is not a contribution with its fee', (paise) => {
    expect(isChargeable(paise)).toBe(false)
  })
  test.each([104, 208, 52_104, 9_999_912])('%d paise is a gift with its fee', (paise) => {
    expect(isChargeable(paise)).toBe(true)
  })
})

describe('a captured amount, split into contribution and fee', () => {
  test('returns the contribution that was charged', () => {
    fc.assert(
      fc.property(contribution, (rupees) => {
        expect(splitCharge(chargePaise(rupees))).toEqual({
          contributionPaise: rupeesToPaise(rupees),
          feePaise: feePaise(rupees),
        })
      }),
    )
  })

  test('loses nothing for any captured amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000_000 }), (paise) => {
        const { contributionPaise, feePaise: fee } = splitCharge(paise)
        expect(contributionPaise + fee).toBe(paise)
        expect(BigInt(contributionPaise)).toBe((BigInt(paise) * 100n) / 104n)
        expect(fee).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
