// The message of an order that was not opened says once that nothing was charged.
import { type FailureKey, failures } from '@lifafa/contract/failures'
import { givingSentences } from '@lifafa/contract/sentences/guest/giving'
import { expect, test } from 'vitest'
import { serialize } from '../handover/serialized-sentences.ts'
import { NotOpened } from './calls/not-opened.ts'
import { unopenedNotice } from './payment-notices.ts'

const given = { sentences: serialize(givingSentences), translations: {} }

test.each(Object.keys(failures) as FailureKey[])('a guest is told once that %s charged nothing', (code) => {
  const refused = new NotOpened('createOrderFailed', {
    success: false,
    code,
    message: failures[code].message,
  })
  const { text, advice = '' } = unopenedNotice(refused, given)
  expect(`${text} ${advice}`.match(/not been charged/g)).toHaveLength(1)
})
