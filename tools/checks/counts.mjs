// Reads the numbers of passed and of all tests from the reports of Vitest and Playwright. A skipped test has not passed.

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {{ numPassedTests: number, numTotalTests: number }} report of Vitest's JSON reporter
 * @returns {Counts}
 */
export const countVitest = ({ numPassedTests, numTotalTests }) => ({
  passed: numPassedTests,
  failed: numTotalTests - numPassedTests,
})

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report of Playwright's JSON reporter
 * @returns {Counts}
 */
export const countPlaywright = ({ stats: { expected, unexpected, flaky, skipped } }) => ({
  passed: expected,
  failed: unexpected + flaky + skipped,
})

/**
 * @param {Counts} report of a chaos run: its guarantees
 * @returns {Counts}
 */
export const countChaos = ({ passed, failed }) => ({ passed, failed })

/**
 * The counts of a suite, in which a command that failed without a failed test, or ran no test, is itself a failure.
 * @param {number | null} exitCode
 * @param {Counts | undefined} counts undefined where the suite left no report
 * @param {boolean} mayBeEmpty it chooses its tests by itself, and there may be none
 * @returns {Counts}
 */
export function countSuite(exitCode, counts = { passed: 0, failed: 0 }, mayBeEmpty = false) {
  const isEmpty = counts.passed === 0 && !mayBeEmpty
  const isSilent = counts.failed === 0 && (exitCode !== 0 || isEmpty)
  return isSilent ? { ...counts, failed: 1 } : counts
}
