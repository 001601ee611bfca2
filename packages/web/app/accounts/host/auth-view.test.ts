// Tests which view of /auth an address shows.
import { expect, test } from 'vitest'
import { viewHref, viewOf } from './auth-view.ts'

test.each([
  ['', 'signin'],
  ['mode=signin', 'signin'],
  ['mode=signup', 'signup'],
  ['mode=forgot', 'forgot'],
  ['mode=somewhere', 'signin'],
])('?%s shows %s [account-23]', (query, view) => {
  expect(viewOf(new URLSearchParams(query))).toBe(view)
})

test('the return path after signing in survives each change of view', () => {
  const present = new URLSearchParams('mode=signup&next=/event/abc')
  expect(viewHref('signin', present)).toBe('/auth?next=%2Fevent%2Fabc')
  expect(viewHref('verify', present)).toBe('/auth?mode=verify&next=%2Fevent%2Fabc')
  expect(viewHref('signin', new URLSearchParams('mode=signup'))).toBe('/auth')
})
