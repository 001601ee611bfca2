// Tests that the notice promises a guest no erasure before it can be done.
import { expect, test } from 'vitest'
import { PAYOUT_RETURN_DAYS } from '../limits.ts'
import { GUEST_LANGUAGES } from './languages.ts'
import { guestNotices } from './notices.ts'

test.each(GUEST_LANGUAGES)('the notice in %s names the days before which nothing is erased', (language) => {
  expect(guestNotices[language].parts.at(-1)?.lines[0]).toContain(` ${PAYOUT_RETURN_DAYS} `)
})
