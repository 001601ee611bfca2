// Tests that the notice lets no host delete an account before that can be done.
import { expect, test } from 'vitest'
import { PAYOUT_RETURN_DAYS } from '../../limits.ts'
import { hostNotice } from './notice.ts'
import { hostNoticeInHindi } from './notice-hindi.ts'

test.each([hostNotice, hostNoticeInHindi])('$title: it names the days before a deletion', ({ parts }) => {
  expect(parts.at(-1)?.lines[0]).toContain(` ${PAYOUT_RETURN_DAYS} `)
})
