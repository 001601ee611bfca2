// Reads the numbers of passed and of all tests from the reports of Vitest and Playwright. A skipped test has not passed.

/** @typedef {{ passed: number, failed: number, leftOut?: string }} Counts `leftOut`: what could not run on this machine, and why */

/**
 * @param {{ numPassedTests: number, numTotalTests: number }} report of Vitest's JSON reporter
 * @returns {Counts}
 */
export const countVitest = ({ numPassedTests, numTotalTests }) => ({
  passed: numPassedTests,
  failed: numTotalTests - numPassedTests,
})

/** Begins the title of a group of tests that need what this machine has not (packages/trials/processes/describe-with.ts). */
const LEFT_OUT = 'without '

/**
 * As `countVitest`; but tests that need a program which this machine has not are named, and not counted.
 * @param {{ numPassedTests: number, numTotalTests: number, testResults: { assertionResults: { status: string, ancestorTitles: string[] }[] }[] }} report
 * @returns {Counts}
 */
export function countWhatCanRun(report) {
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const reasons = tests
    .filter(({ status }) => status === 'skipped' || status === 'pending')
    .flatMap(({ ancestorTitles }) => ancestorTitles.filter((title) => title.startsWith(LEFT_OUT)))
  const { passed, failed } = countVitest(report)
  const counts = { passed, failed: failed - reasons.length }
  return reasons.length === 0
    ? counts
    : { ...counts, leftOut: `${reasons.length} left out, ${[...new Set(reasons)].join('; ')}` }
}

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
