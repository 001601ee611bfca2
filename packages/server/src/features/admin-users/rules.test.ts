// Tests the rules of the list of users: search, pages, and when a user may be deleted.
import { adminRefusals } from '@lifafa/contract/sentences/admin/refusals'
import { expect, test } from 'vitest'
import { deletionObstacle, gramsOf, isCommon, pagesOf, windowOf } from './rules.ts'

test.each([
  // total, page, size → offset, limit, from the end
  [0, 1, 10, 0, 0, false],
  [5, 1, 10, 0, 5, false],
  [25, 1, 10, 0, 10, false],
  [25, 2, 10, 5, 10, true],
  [25, 3, 10, 0, 5, true],
  [25, 4, 10, 0, 0, true],
  [20, 2, 10, 0, 10, true],
  [100_000, 10_000, 10, 0, 10, true],
  [100_000, 5_000, 10, 49_990, 10, false],
  [100_000, 5_001, 10, 49_990, 10, true],
])(
  '%i rows: page %i of %i each begins at %i and has %i, from the end: %s',
  (total, page, size, ...window) => {
    const { offset, limit, isFromEnd } = windowOf(total, page, size)
    expect([offset, limit, isFromEnd]).toEqual(window)
  },
)

test.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
])('%i rows are %i pages of ten', (total, pages) => {
  expect(pagesOf(total, 10)).toBe(pages)
})

test.each([
  ['', []],
  ['sh', []],
  ['काश', ['काश']],
  ['🎉ab', ['🎉ab']],
  ['rohi', ['roh', 'ohi']],
  ['prakash', ['pra', 'rak', 'kas', 'ash']],
  ['a long search', ['a l', 'ong', 'sea', 'rch']],
])('“%s” asks the index for %j', (folded, grams) => {
  expect(gramsOf(folded)).toEqual(grams)
})

test('a frequent search walks the list; a rare one uses the index', () => {
  const first = { offset: 0, limit: 10, isFromEnd: false }
  expect(isCommon(50_000, 100_000, first)).toBe(true)
  expect(isCommon(50_000, 100_000, { ...first, offset: 25_000 })).toBe(false)
  expect(isCommon(1, 100_000, { ...first, limit: 1 })).toBe(false)
})

const sentences = {
  owed: adminRefusals.stillOwed,
  payout: adminRefusals.payoutOpen,
  transfer: adminRefusals.transferOpen,
  order: adminRefusals.orderOpen,
  refund: adminRefusals.refundOpen,
  dispute: adminRefusals.disputeOpen,
}
const nothingOpen = {
  ...{ owedPaise: 0, owedBackPaise: 0, hasOpenPayout: false, hasOpenTransfer: false, hasOpenOrder: false },
  ...{ hasOpenRefund: false, hasOpenDispute: false },
}

test.each([
  [{}, undefined],
  [{ owedPaise: 99 }, undefined],
  [{ owedBackPaise: 50_000 }, undefined],
  [{ owedPaise: 100 }, adminRefusals.stillOwed('₹1')],
  [{ owedPaise: 1_00_501_00, hasOpenPayout: true, hasOpenOrder: true }, adminRefusals.stillOwed('₹1,00,501')],
  [{ hasOpenPayout: true, hasOpenOrder: true }, adminRefusals.payoutOpen],
  [{ hasOpenTransfer: true }, adminRefusals.transferOpen],
  [{ hasOpenRefund: true }, adminRefusals.refundOpen],
  [{ hasOpenDispute: true }, adminRefusals.disputeOpen],
  [{ hasOpenOrder: true }, adminRefusals.orderOpen],
])('while %j a user is deleted unless %s', (open, sentence) => {
  expect(deletionObstacle({ ...nothingOpen, ...open }, sentences)).toBe(sentence)
})
