// Computes the score of the mutants: how many the tests noticed, and a list of those they did not.

const BY_TESTS = ['Killed', 'Timeout']

/** @typedef {import('./run-group.mjs').Report} Report */

/** @param {string} source @param {import('./run-group.mjs').Mutant['location']} location */
function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  lines[lines.length - 1] = (lines.at(-1) ?? '').slice(0, end.column - 1)
  lines[0] = (lines[0] ?? '').slice(start.column - 1)
  return lines.map((line) => line.trim()).join(' ')
}

/** @param {string} text */
const short = (text) => (text.length > 90 ? `${text.slice(0, 87)}…` : text)

/** No test noticed it. @param {import('./run-group.mjs').Mutant} mutant */
export const isSurvivor = ({ status }) => status === 'Survived' || status === 'NoCoverage'

/** `byTypes`: of those noticed, how many the type check alone did. @param {Report} report */
export function scoreOf(report) {
  let noticed = 0
  let byTypes = 0
  /** @type {string[]} */
  const survivors = []
  for (const [path, { source, mutants }] of Object.entries(report.files))
    for (const mutant of mutants) {
      const { status, location, mutatorName, replacement } = mutant
      if (status === 'DoesNotCompile') byTypes++
      if (BY_TESTS.includes(status) || status === 'DoesNotCompile') noticed++
      if (!isSurvivor(mutant)) continue
      const change = `${short(textAt(source, location))} → ${short((replacement ?? '').replace(/\s+/g, ' '))}`
      const { line, column } = location.start
      const untested = status === 'NoCoverage' ? ' (no test comes here)' : ''
      survivors.push(`${path}:${line}:${column} ${mutatorName}: ${change}${untested}`)
    }
  return { noticed, byTypes, survivors }
}

/** In percent. @param {{ noticed: number, survivors: string[] }} score */
export const percent = ({ noticed, survivors }) => {
  const all = noticed + survivors.length
  return all === 0 ? 100 : (100 * noticed) / all
}
