// Tests in which state a linked account is, by what the provider says of it and what it said before.
import { expect, test } from 'vitest'
import type { ProviderLinkedAccount } from '../../provider/route.ts'
import { stateOfAccount } from './rules.ts'

type Case = [
  before: Parameters<typeof stateOfAccount>[1],
  reported: Pick<ProviderLinkedAccount, 'status'> & Partial<ProviderLinkedAccount>,
  after: string,
]

test.each<Case>([
  ['asking', { status: 'created' }, 'under-review'],
  ['under-review', { status: 'created' }, 'under-review'],
  ['needs-clarification', { status: 'created' }, 'needs-clarification'],
  ['active', { status: 'created' }, 'active'],
  ['active', { status: 'created', activation_status: 'under_review' }, 'under-review'],
  ['under-review', { status: 'created', activation_status: 'activated' }, 'active'],
  ['active', { status: 'suspended', activation_status: 'activated' }, 'suspended'],
  ['active', { status: 'created', activation_status: 'suspended' }, 'suspended'],
  ['suspended', { status: 'created' }, 'under-review'],
])('an account that was %s and is reported as %o is %s', (before, reported, after) => {
  expect(stateOfAccount({ id: 'acc_1', activation_status: null, ...reported }, before)).toBe(after)
})
