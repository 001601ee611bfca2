// How a page of the provider's lists is asked for: between two moments in whole seconds, a hundred rows, from a row on.
import { expect, test } from 'vitest'
import { pageQuery } from './page-query.ts'

test('a page is asked for in the provider’s terms', () => {
  const between = { from: new Date('2026-11-21T06:30:00.999Z'), to: new Date('2026-11-21T07:30:00.001Z') }
  expect(String(pageQuery(between, 200))).toBe('from=1795242600&to=1795246200&count=100&skip=200')
})
