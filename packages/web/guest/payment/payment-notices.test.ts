// The messages of an order that was not opened: why, and that nothing was charged, unless an earlier payment may have been made.
import { type FailureKey, failures } from '@lifafa/contract/failures'
import { givingSentences } from '@lifafa/contract/sentences/guest/giving'
import { hindi } from '@lifafa/contract/sentences/guest/hindi'
import { expect, test } from 'vitest'
import { serialize } from '../handover/serialized-sentences.ts'
import { NotOpened } from './calls/not-opened.ts'
import { retriedNotice, unopenedNotice, waitingNotice } from './payment-notices.ts'

const given = { sentences: serialize(givingSentences), translations: {} }

const refusedWith = (code: FailureKey) =>
  new NotOpened('createOrderFailed', { success: false, code, message: failures[code].message }, 5)

test.each(Object.keys(failures) as FailureKey[])('a guest is told once that %s charged nothing', (code) => {
  const refused = refusedWith(code)
  const { text, advice = '' } = unopenedNotice(refused, given)
  expect(`${text} ${advice}`.match(/not been charged/g)).toHaveLength(1)
  const { text: why, advice: nothingCharged } = unopenedNotice(refused, given, true)
  expect([why, nothingCharged]).toEqual([text, givingSentences.notLostIfPaid])
})

test.each(['pending', 'none', 'failed', 'unknown'] as const)(
  'why a second tap opened no order stays while the payment of the first is %s',
  (state) => {
    const refused = unopenedNotice(refusedWith('boxClosed'), given, true)
    const noticeOf = (isLong: boolean) =>
      waitingNotice({ state, isLong }, 'unserved', given.sentences, () => {}, refused)
    const { notLostIfPaid, confirming, confirmingLong, giveAnother } = givingSentences
    const isPending = state === 'pending'
    // Where it has failed, nothing can be paid twice.
    const otherwise = state === 'failed' ? undefined : notLostIfPaid
    const advice = isPending ? confirming : otherwise
    expect(noticeOf(false)).toMatchObject({ tone: 'problem', text: refused.text, advice })
    expect(noticeOf(true)).toMatchObject({
      text: refused.text,
      advice: isPending ? confirmingLong : otherwise,
    })
    expect(noticeOf(true)?.action?.label).toBe(isPending ? giveAnother : undefined)
  },
)

test('no other sentence says that nothing was charged: it is shown after an earlier payment, too', () => {
  for (const { nothingCharged, ...others } of [givingSentences, hindi.giving])
    expect(JSON.stringify(serialize(others))).not.toMatch(/been charged|राशि नहीं कटी/)
  expect(JSON.stringify([failures, hindi.failures, hindi.page])).not.toMatch(/been charged|राशि नहीं कटी/)
})

test.each([
  ['tooManyRequests', 'busyNow'],
  ['providerBusy', 'notStartedYet'],
  ['unavailable', 'notStartedYet'],
] as const)('a guest who waits after %s reads %s, in both languages', (code, name) => {
  for (const sentences of [givingSentences, hindi.giving])
    expect(retriedNotice(refusedWith(code), serialize(sentences), () => {}).text).toBe(sentences[name])
})

test('a fault of our own is not told as one of the network or of the server', () => {
  const { text, link } = unopenedNotice(new TypeError('x is not a function'), given)
  expect(text).toBe(givingSentences.broken)
  expect(link).toEqual({ label: givingSentences.loadAgain, href: '' })
})
