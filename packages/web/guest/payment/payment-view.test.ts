// The messages of a payment: why no order was opened, and that nothing was charged, unless an earlier payment may have gone through.
import { type FailureKey, failures } from '@lifafa/contract/failures'
import { givingSentences } from '@lifafa/contract/sentences/guest/en/giving'
import { page as hindi } from '@lifafa/contract/sentences/guest/hi/page'
import { expect, test } from 'vitest'
import { serialize } from '../hydration/serialized-sentences.ts'
import { NotOpened } from './calls/not-opened.ts'
import type { PaymentState } from './payment.ts'
import { viewOf } from './payment-view.ts'

const view = (
  state: PaymentState,
  sentences: typeof givingSentences | typeof hindi.giving = givingSentences,
) =>
  viewOf(
    state,
    { sentences: serialize(sentences), translations: {}, recipient: 'Asha ♥ Dev', language: 'en' },
    { stop() {}, giveAnother() {} },
  )

const refusedWith = (code: FailureKey) =>
  new NotOpened('createOrderFailed', { success: false, code, message: failures[code].message }, 5)

/** An earlier payment is followed; `error`: why a second tap opened no order. */
const following = (
  error: unknown,
  status?: { state: 'pending' | 'none' | 'failed' | 'unknown'; isLong: boolean },
) =>
  view({
    stage: 'confirming',
    followed: { reason: 'left', hasProof: false, isBusy: false, error, status },
  })

test.each(Object.keys(failures) as FailureKey[])('a guest is told once that %s charged nothing', (code) => {
  const error = refusedWith(code)
  const { text, advice = '' } = view({ stage: 'idle', error }).notice ?? {}
  expect(`${text} ${advice}`.match(/haven’t been charged/g)).toHaveLength(1)
  expect(following(error).notice).toMatchObject({ text, advice: givingSentences.notLostIfPaid })
})

test.each(['pending', 'none', 'failed', 'unknown'] as const)(
  'why a second tap opened no order stays while the payment of the first is %s',
  (state) => {
    const error = refusedWith('boxClosed')
    const noticeOf = (isLong: boolean) => following(error, { state, isLong }).notice
    const { notLostIfPaid, confirming, confirmingLong, giveAnother } = givingSentences
    const isPending = state === 'pending'
    // After a failure nothing can be paid twice.
    const otherwise = state === 'failed' ? undefined : notLostIfPaid
    const text = failures.boxClosed.message
    expect(noticeOf(false)).toMatchObject({
      tone: 'problem',
      text,
      advice: isPending ? confirming : otherwise,
    })
    expect(noticeOf(true)).toMatchObject({ text, advice: isPending ? confirmingLong : otherwise })
    expect(noticeOf(true)?.action?.label).toBe(isPending ? giveAnother : undefined)
  },
)

test('no other sentence says that nothing was charged: it is shown after an earlier payment, too', () => {
  const UNCHARGED = /haven’t been charged|रक़म नहीं कटी/
  for (const { nothingCharged, ...others } of [givingSentences, hindi.giving]) {
    expect(nothingCharged).toMatch(UNCHARGED)
    expect(JSON.stringify(serialize(others))).not.toMatch(UNCHARGED)
  }
  expect(JSON.stringify([failures, hindi.failures, hindi.page])).not.toMatch(UNCHARGED)
})

test.each([
  ['tooManyRequests', 'busyNow'],
  ['providerBusy', 'notStartedYet'],
  ['unavailable', 'notStartedYet'],
] as const)('a guest who waits after %s reads %s, in both languages', (code, name) => {
  for (const sentences of [givingSentences, hindi.giving]) {
    const waiting = view({ stage: 'opening', wait: { seconds: 5, refused: refusedWith(code) } }, sentences)
    expect(waiting.notice?.text).toBe(sentences[name])
    expect(waiting.busyLabel).toContain('5')
  }
})

test('a fault of our own is not told as one of the network or of the server', () => {
  const { notice } = view({ stage: 'idle', error: new TypeError('x is not a function') })
  expect(notice).toMatchObject({
    text: givingSentences.broken,
    link: { label: givingSentences.loadAgain, href: '' },
  })
})

const FOLLOWED = { reason: 'left', hasProof: true, isBusy: false } as const
const { processing, initiating, confirming, confirmingLong, dismissed, openedBefore, verifyFailed, broken } =
  givingSentences

test.each(['loaded', 'left'] as const)(
  'a payment that was %s, and of which no answer tells, is not said to be unpaid',
  (reason) => {
    const status = { state: 'unknown', isLong: false } as const
    const followed = { ...FOLLOWED, hasProof: false, reason, status }
    expect(view({ stage: 'confirming', followed }).notice?.text).toBe(openedBefore)
  },
)

test.each<[string, PaymentState, string | undefined, string | undefined]>([
  ['nothing', { stage: 'idle' }, undefined, undefined],
  ['an opening order', { stage: 'opening' }, initiating, undefined],
  ['an open checkout', { stage: 'checkout' }, processing, undefined],
  [
    'a payment with a proof',
    { stage: 'confirming', followed: { ...FOLLOWED, status: { state: 'pending', isLong: false } } },
    processing,
    confirming,
  ],
  [
    'a payment that takes long',
    { stage: 'confirming', followed: { ...FOLLOWED, status: { state: 'pending', isLong: true } } },
    undefined,
    confirmingLong,
  ],
  [
    'a payment after a closed checkout',
    {
      stage: 'confirming',
      followed: { ...FOLLOWED, hasProof: false, status: { state: 'none', isLong: false } },
    },
    undefined,
    dismissed,
  ],
  [
    'a form that was loaded again after a closed checkout',
    {
      stage: 'confirming',
      followed: {
        reason: 'loaded',
        hasProof: false,
        isBusy: false,
        status: { state: 'none', isLong: false },
      },
    },
    undefined,
    undefined,
  ],
  [
    'a proof that is not genuine',
    {
      stage: 'confirming',
      followed: { ...FOLLOWED, isNotGenuine: true, status: { state: 'pending', isLong: false } },
    },
    undefined,
    verifyFailed,
  ],
  [
    'a fault while polling',
    { stage: 'confirming', followed: { ...FOLLOWED, isBroken: true } },
    undefined,
    broken,
  ],
])('the page shows %s', (_, state, busyLabel, text) => {
  const shown = view(state)
  expect([shown.busyLabel, shown.notice?.text]).toEqual([busyLabel, text])
})

test('a question names the amount, above the message about an earlier payment', () => {
  const gift = { name: 'Ravi', phone: '9876543210', address: 'Pune', rupees: 501 }
  const shown = view({
    stage: 'asking',
    question: { about: 'earlierMayArrive', rupees: 501, gift, confirmed: {} },
    followed: { ...FOLLOWED, status: { state: 'pending', isLong: true } },
  })
  expect(shown.question).toBe(givingSentences.earlierMayArrive('₹501'))
  expect(shown.notice?.text).toBe(confirmingLong)
})
