// Computes the score of the mutants: how many the tests noticed, and a list of those they did not.

const NOTICED = ['Killed', 'Timeout']
const UNNOTICED = ['Survived', 'NoCoverage']

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

/** @param {Report} report */
export function scoreOf(report) {
  let noticed = 0
  /** @type {string[]} */
  const survivors = []
  for (const [path, { source, mutants }] of Object.entries(report.files))
    for (const { status, location, mutatorName, replacement } of mutants) {
      if (NOTICED.includes(status)) noticed++
      if (!UNNOTICED.includes(status)) continue
      const change = `${short(textAt(source, location))} → ${short((replacement ?? '').replace(/\s+/g, ' '))}`
      const { line, column } = location.start
      const untested = status === 'NoCoverage' ? ' (no test comes here)' : ''
      survivors.push(`${path}:${line}:${column} ${mutatorName}: ${change}${untested}`)
    }
  return { noticed, survivors }
}

/** In percent. @param {{ noticed: number, survivors: string[] }} score */
export const percent = ({ noticed, survivors }) => {
  const all = noticed + survivors.length
  return all === 0 ? 100 : (100 * noticed) / all
}
