// Reads what follows `npm test --`: which checks run, and for one or more of them which of their tests.
import { Refusal } from '../processes/refusal.mjs'

const ONLY = '--only='
const ALL = '--all'

/** @typedef {import('./list.mjs').Check} Check */

/**
 * `--only=journeys guest-list` names a check, and then what its runner (Vitest, Playwright) is given: parts of paths, options.
 * @param {string[]} args
 * @param {Check[]} checks all that there are
 * @returns {{ only: string[] | undefined, tests: string[] }} `only` is undefined where all checks run
 * @throws a Refusal that says what can be named
 */
export function readArguments(args, checks) {
  const only = args
    .find((arg) => arg.startsWith(ONLY))
    ?.slice(ONLY.length)
    .split(',')
  const tests = args.filter((arg) => arg !== ALL && !arg.startsWith(ONLY))
  const names = checks.map(({ name }) => name)
  const unknown = only?.find((name) => !names.includes(name))
  if (unknown !== undefined)
    throw new Refusal(`There is no check named “${unknown}”. There are: ${names.join(', ')}.`)
  const withTests = checks.filter(({ hasFilters }) => hasFilters).map(({ name }) => name)
  if (tests.length > 0 && !only?.every((name) => withTests.includes(name)))
    throw new Refusal(
      `Name the check whose tests “${tests.join(' ')}” are, as in \`npm test -- --only=postgres features/rating\`. Checks of which some tests can be run: ${withTests.join(', ')}.`,
    )
  return { only, tests }
}
