// Groups tests that need programs of the machine: where one is not to be had, they are left out, by name.
import { describe } from 'vitest'
import { findProgram } from './find-program.ts'

/** Names of the programs that are neither installed nor can be; each is in a Debian package of its own name. */
const missing = (programs: readonly string[]): string[] => programs.filter((name) => !findProgram(name))

/**
 * `npm test` prints the reason beside the check and does not count these tests (tools/checks/suites.mjs). `lacking` is a list
 * for which other things must be there, such as an extension of PostgreSQL.
 */
export function describeWith(
  programs: readonly string[],
  tests: () => void,
  lacking: readonly string[] = missing(programs),
): void {
  if (lacking.length > 0)
    describe.skip(`without ${lacking.join(', ')}, neither installed nor installable`, tests)
  else describe(`with ${programs.join(', ')}`, tests)
}
