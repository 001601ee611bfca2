// Tests which actions an administrator is offered for a user.
import { expect, test } from 'vitest'
import { actionsFor } from './user-action.ts'

test.each([
  ['an active user', true, true, ['deactivate', 'delete']],
  ['a deactivated user', false, true, ['activate', 'delete']],
  ['a user who never verified the email address', false, false, ['delete']],
])('%s', (_who, is_active, is_verified, actions) => {
  expect(actionsFor({ is_active, is_verified })).toEqual(actions)
})
