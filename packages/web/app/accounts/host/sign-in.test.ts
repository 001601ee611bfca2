// Tests the name in the welcome toast.
import { expect, test } from 'vitest'
import { welcomeName } from './sign-in.tsx'

test.each([
  ['Aarav', 'Sharma', 'aarav@example.com', 'Aarav Sharma'],
  ['Aarav', '', 'aarav@example.com', 'Aarav'],
  ['', 'Sharma', 'aarav@example.com', 'Sharma'],
  ['', '', 'aarav@example.com', 'aarav'],
  ['', '', '', 'User'],
])('%j %j <%s> is greeted as %s [account-24]', (first_name, last_name, email, name) => {
  expect(welcomeName({ first_name, last_name, email })).toBe(name)
})
