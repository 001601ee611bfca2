// The query of a list page: between two moments in whole seconds, a hundred rows, from a row on.
import { expect, test } from 'vitest'
import { pageQuery, reportQuery } from './page-query.ts'

test('a page is requested with the provider’s parameters', () => {
  const between = { from: new Date('2026-11-21T06:30:00.999Z'), to: new Date('2026-11-21T07:30:00.001Z') }
  expect(String(pageQuery(between, 200))).toBe('from=1795242600&to=1795246200&count=100&skip=200')
})

test('a page of the settlement report names its day', () => {
  expect(String(reportQuery('2026-11-05', 500))).toBe('year=2026&month=11&day=05&count=500&skip=500')
})
