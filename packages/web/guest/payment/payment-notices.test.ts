// The messages of an order that was not opened: why, and once that nothing was charged.
import { type FailureKey, failures } from '@lifafa/contract/failures'
import { givingSentences } from '@lifafa/contract/sentences/guest/giving'
import { hindi } from '@lifafa/contract/sentences/guest/hindi'
import { expect, test } from 'vitest'
import { serialize } from '../handover/serialized-sentences.ts'
import { NotOpened } from './calls/not-opened.ts'
import { retriedNotice, unopenedNotice } from './payment-notices.ts'

const given = { sentences: serialize(givingSentences), translations: {} }

const refusedWith = (code: FailureKey) =>
  new NotOpened('createOrderFailed', { success: false, code, message: failures[code].message }, 5)

test.each(Object.keys(failures) as FailureKey[])('a guest is told once that %s charged nothing', (code) => {
  const refused = refusedWith(code)
  const { text, advice = '' } = unopenedNotice(refused, given)
  expect(`${text} ${advice}`.match(/not been charged/g)).toHaveLength(1)
})

test.each([
  ['tooManyRequests', 'busyNow'],
  ['providerBusy', 'notStartedYet'],
  ['unavailable', 'notStartedYet'],
] as const)('a guest who waits after %s reads %s, in both languages', (code, name) => {
  for (const sentences of [givingSentences, hindi.giving])
    expect(retriedNotice(refusedWith(code), serialize(sentences), () => {}).text).toBe(sentences[name])
})
