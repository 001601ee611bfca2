// Tests how much of each box may be paid: by examples, and over a thousand histories against the plain sum of what a host has coming.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { available, type BoxTerms, setOffs, sharesOfDebts } from './available.ts'
import { planPayouts } from './plan-payouts.ts'

const BOX: Omit<BoxTerms, 'id'> = {
  ...{ hasEnded: true, unpaidPaise: 0, reservedPaise: 0, unsettledPaise: 0, withheldPaise: 0 },
}
type Terms = BoxTerms & { owedPaise: number }
/** A number: `unpaidPaise`. By the ledger it is owed, too. */
const boxesOf = (boxes: readonly (number | Partial<Terms>)[]) =>
  boxes.map((box, index): Terms => {
    const terms = typeof box === 'number' ? { unpaidPaise: box } : box
    return { ...BOX, id: `box ${index}`, owedPaise: terms.unpaidPaise ?? 0, ...terms }
  })
type Boxes = Parameters<typeof boxesOf>[0]

test.each<[string, Boxes, number[]]>([
  ['what is owed', [1500], [1500]],
  ['nothing before the event is over', [{ unpaidPaise: 1500, hasEnded: false }], []],
  ['a refund that has not failed is kept back', [{ unpaidPaise: 1500, reservedPaise: 1000 }], [500]],
  ['what is settled of a box is paid', [{ unpaidPaise: 1200, unsettledPaise: 200 }], [1000]],
  ['what an administrator does not pay stays', [{ unpaidPaise: 1500, withheldPaise: 1500 }], [0]],
  ['a debt is taken from the next box', [-500, 600], [0, 100]],
  ['of a box that is not over, too', [{ unpaidPaise: -500, hasEnded: false }, 600], [100]],
  ['and from no more than there is', [-500, 200, 100], [0, 0, 0]],
  ['a refund of what was paid is a debt to come', [{ reservedPaise: 300 }, 600], [0, 300]],
  ['what is only unsettled is no debt', [{ unpaidPaise: 500, unsettledPaise: 900 }, 600], [0, 600]],
])('%s', (_case, boxes, paise) => {
  expect([...available(boxesOf(boxes)).values()]).toEqual(paise)
})

const LEFT = { unpaidPaise: 600, unsettledPaise: 600, reservedPaise: 200, withheldPaise: 300 }

test.each<[string, Boxes, number[]]>([
  ['by the first that ended', [-500, 300, 600], [0, 300, 200]],
  ['by settled money first', [-500, { unpaidPaise: 600, unsettledPaise: 500 }, 300], [0, 200, 300]],
  ['by what is not settled, too, but not by what goes back or is not paid', [-500, LEFT], [0, 100]],
  ['by none that is not over', [-500, { unpaidPaise: 600, hasEnded: false }], [0]],
])('a debt is borne once: %s', (_case, boxes, shares) => {
  expect([...sharesOfDebts(boxesOf(boxes)).values()]).toEqual(shares)
})

const NOT_FREE = { unpaidPaise: 600, reservedPaise: 200, unsettledPaise: 200, withheldPaise: 200 }

test.each<[string, Boxes, string]>([
  ['a debt is taken from the next box', [-500, 600], '500 from 1 to 0'],
  ['from the first that ended, as much as there is', [-500, 200, 400], '200 from 1 to 0, 300 from 2 to 0'],
  ['for several boxes', [-500, -50, 600], '500 from 2 to 0, 50 from 2 to 1'],
  ['of a box that is not over, too', [{ unpaidPaise: -500, hasEnded: false }, 600], '500 from 1 to 0'],
  ['from none that is not over', [-500, { unpaidPaise: 600, hasEnded: false }], ''],
  ['from no gift that may go back, or is not settled or not paid', [-500, NOT_FREE], ''],
  ['a refund that may fail is no such debt', [{ reservedPaise: 300 }, 600], ''],
  ['nor is an attempt that may', [{ unpaidPaise: -500, owedPaise: 0 }, 600], ''],
])('set off: %s', (_case, boxes, moved) => {
  const told = setOffs(boxesOf(boxes)).map(({ fromId, toId, paise }) => `${paise} from ${fromId} to ${toId}`)
  expect(told.join(', ').replaceAll('box ', '')).toEqual(moved)
})

type Model = { owed: number; reserved: number; paid: number }
const boxOf = fc.integer({ min: 0, max: 2 })
const paise = fc.integer({ min: 100, max: 50_000 })
const step = fc.oneof(
  fc.record({ what: fc.constant('gift' as const), box: boxOf, paise }),
  fc.record({ what: fc.constant('ask to refund' as const), box: boxOf, paise }),
  fc.record({ what: fc.constant('refund' as const), box: boxOf }),
  fc.record({ what: fc.constant('refund fails' as const), box: boxOf }),
  fc.record({ what: fc.constant('pay' as const), box: boxOf }),
  fc.record({ what: fc.constant('comes back' as const), box: boxOf }),
  fc.record({ what: fc.constant('set off' as const), box: boxOf }),
)

test('in a thousand histories no host is paid what is not there, or kept waiting for what is', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (history) => {
      const boxes: Model[] = Array.from({ length: 3 }, () => ({ owed: 0, reserved: 0, paid: 0 }))
      /** The host has so much coming, all boxes together: gifts less refunds, requested ones too, less what was paid. */
      const due = () => boxes.reduce((sum, { owed, reserved, paid }) => sum + owed - reserved - paid, 0)
      const terms = () =>
        boxes.map(({ owed, reserved, paid }, index) => ({
          ...{ ...BOX, id: String(index) },
          ...{ unpaidPaise: owed - paid, owedPaise: owed - paid, reservedPaise: reserved },
        }))
      const availableNow = () => available(terms())
      for (const one of history) {
        const box = boxes[one.box] as Model
        if (one.what === 'gift') box.owed += one.paise
        if (one.what === 'ask to refund') box.reserved = Math.min(box.owed, box.reserved + one.paise)
        if (one.what === 'refund') box.owed -= box.reserved
        if (one.what === 'refund' || one.what === 'refund fails') box.reserved = 0
        if (one.what === 'comes back') box.paid = 0
        if (one.what === 'pay')
          for (const paise of planPayouts([], availableNow().get(String(one.box)) ?? 0).flat()) {
            expect(paise).toBeLessThanOrEqual(due())
            box.paid += paise
          }
        if (one.what === 'set off') {
          const before = availableNow()
          for (const { fromId, toId, paise } of setOffs(terms())) {
            ;(boxes[Number(fromId)] as Model).owed -= paise
            ;(boxes[Number(toId)] as Model).owed += paise
          }
          expect(availableNow()).toEqual(before)
        }
        const sum = [...availableNow().values()].reduce((all, each) => all + each, 0)
        expect(sum).toBe(Math.max(0, due()))
      }
    }),
    { numRuns: 1000 },
  )
})
