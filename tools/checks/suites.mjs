// Reads from the reports of Vitest, Playwright and chaos how many tests passed. A skipped test has not passed.

/**
 * @typedef {{ passed: number, failed: number, leftOut?: string }} Counts `leftOut`: what could not run on this machine, and why
 * @typedef {object} Suite a check whose tests count one by one
 * @property {(reportFile: string) => { args?: string[], env?: NodeJS.ProcessEnv }} reportTo tells its runner where to write
 * @property {(report: any) => Counts} count
 * @property {boolean} [mayBeEmpty] it chooses its tests by itself, and there may be none
 */

/** Begins the title of a group of tests that need a program which this machine has not (packages/trials/processes/describe-with.ts). */
const LEFT_OUT = 'without '

/** @typedef {{ status: string, ancestorTitles: string[] }} Test */

/** @type {Suite} */
export const vitest = {
  reportTo: (file) => ({ args: [`--outputFile.json=${file}`] }),
  count: ({ numPassedTests, numTotalTests }) => ({
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests,
  }),
}

/** Tests that need a program which this machine has not are named, and not counted. @type {Suite} */
export const vitestWithPrograms = {
  ...vitest,
  mayBeEmpty: true,
  count(report) {
    const { passed, failed } = vitest.count(report)
    /** @type {Test[]} */
    const tests = report.testResults.flatMap((/** @type {any} */ file) => file.assertionResults)
    const reasons = tests
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .flatMap(({ ancestorTitles }) => ancestorTitles.filter((title) => title.startsWith(LEFT_OUT)))
    if (reasons.length === 0) return { passed, failed }
    const leftOut = `${reasons.length} left out, ${[...new Set(reasons)].join('; ')}`
    return { passed, failed: failed - reasons.length, leftOut }
  },
}

/** @type {Suite} */
export const playwright = {
  reportTo: (file) => ({ env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
  count: ({ stats: { expected, unexpected, flaky, skipped } }) => ({
    passed: expected,
    failed: unexpected + flaky + skipped,
  }),
}

/** Counts its guarantees. @type {Suite} */
export const chaos = {
  reportTo: (file) => ({ args: [`--report=${file}`] }),
  count: ({ passed, failed }) => ({ passed, failed }),
}

/**
 * A command that failed without a failed test, or ran no test, is itself a failure.
 * @param {number | null} exitCode
 * @param {Counts | undefined} counts undefined if the suite left no report
 * @param {boolean} mayBeEmpty
 * @returns {Counts}
 */
export function countSuite(exitCode, counts = { passed: 0, failed: 0 }, mayBeEmpty = false) {
  const isEmpty = counts.passed === 0 && !mayBeEmpty
  const isSilent = counts.failed === 0 && (exitCode !== 0 || isEmpty)
  return isSilent ? { ...counts, failed: 1 } : counts
}
