// A skipped test never counts as passed.
import { describe, expect, it } from 'vitest'
import { countPlaywright, countSuite, countVitest, countWhatCanRun } from './counts.mjs'

describe('what a suite counts', () => {
  it.each([
    {
      of: 'a suite whose tests all passed',
      exitCode: 0,
      counts: { passed: 7, failed: 0 },
      is: { passed: 7, failed: 0 },
    },
    {
      of: 'a suite with failed tests',
      exitCode: 1,
      counts: { passed: 5, failed: 2 },
      is: { passed: 5, failed: 2 },
    },
    {
      of: 'an error outside of every test',
      exitCode: 1,
      counts: { passed: 7, failed: 0 },
      is: { passed: 7, failed: 1 },
    },
    {
      of: 'a suite that ran no test',
      exitCode: 0,
      counts: { passed: 0, failed: 0 },
      is: { passed: 0, failed: 1 },
    },
    { of: 'a suite that left no report', exitCode: 0, counts: undefined, is: { passed: 0, failed: 1 } },
    { of: 'a suite that was stopped', exitCode: null, counts: undefined, is: { passed: 0, failed: 1 } },
  ])('$of', ({ exitCode, counts, is }) => {
    expect(countSuite(exitCode, counts)).toEqual(is)
  })

  it('counts nothing as a failure where a suite chooses its tests and there is none for it', () => {
    expect(countSuite(0, { passed: 0, failed: 0 }, true)).toEqual({ passed: 0, failed: 0 })
    expect(countSuite(1, { passed: 0, failed: 0 }, true)).toEqual({ passed: 0, failed: 1 })
  })

  it('counts what Vitest skipped or left to do as failed', () => {
    expect(countVitest({ numPassedTests: 3, numTotalTests: 6 })).toEqual({ passed: 3, failed: 3 })
  })

  it('names and does not count what needs a program that the machine has not; any other skipped test has failed', () => {
    const skipped = (group: string) => ({ status: 'skipped', ancestorTitles: [group] })
    const assertionResults = [skipped('without haproxy'), skipped('without haproxy'), skipped('later')]
    const report = { numPassedTests: 3, numTotalTests: 6, testResults: [{ assertionResults }] }
    expect(countWhatCanRun(report)).toEqual({ passed: 3, failed: 1, leftOut: '2 left out, without haproxy' })
  })

  it('counts what Playwright skipped, or passed only at the second try, as failed', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }
    expect(countPlaywright({ stats })).toEqual({ passed: 4, failed: 4 })
  })
})
