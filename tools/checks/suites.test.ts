// A skipped test never counts as passed.
import { expect, it } from 'vitest'
import { countSuite, playwright, vitest, vitestWithPrograms } from './suites.mjs'

it.each([
  ['passed', 0, { passed: 7, failed: 0 }, false, 0],
  ['has failed tests', 1, { passed: 5, failed: 2 }, false, 2],
  ['has an error outside of every test', 1, { passed: 7, failed: 0 }, false, 1],
  ['ran no test', 0, { passed: 0, failed: 0 }, false, 1],
  ['has no test for a change', 0, { passed: 0, failed: 0 }, true, 0],
  ['failed before its first test', 1, { passed: 0, failed: 0 }, true, 1],
  ['left no report', 0, undefined, false, 1],
  ['was stopped', null, undefined, false, 1],
])('counts a suite that %s', (_what, exitCode, counts, mayBeEmpty, failed) => {
  expect(countSuite(exitCode, counts, mayBeEmpty).failed).toBe(failed)
})

it('counts a test that was skipped, or passed only at the second try, as failed', () => {
  expect(vitest.count({ numPassedTests: 3, numTotalTests: 6 })).toEqual({ passed: 3, failed: 3 })
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }
  expect(playwright.count({ stats })).toEqual({ passed: 4, failed: 4 })
})

it('names and does not count a test that needs a program which the machine has not', () => {
  const skipped = (group: string) => ({ status: 'skipped', ancestorTitles: [group] })
  const assertionResults = [skipped('without haproxy'), skipped('without haproxy'), skipped('later')]
  const report = { numPassedTests: 3, numTotalTests: 6, testResults: [{ assertionResults }] }
  expect(vitestWithPrograms.count(report)).toEqual({
    passed: 3,
    failed: 1,
    leftOut: '2 left out, without haproxy',
  })
})
