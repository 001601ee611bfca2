// Turns “Unreleased” in the changelog into a release.
import { Refusal } from '../processes/refusal.mjs'

const UNRELEASED = '\n## Unreleased\n'
const NOT_YET = ' No version was released yet.'

/**
 * @param {string} changelog
 * @param {string} version
 * @param {Date} today
 * @returns {{ text: string, notes: string, isBreaking: boolean }} the new text, and what stands under the release
 */
export function closeUnreleased(changelog, version, today) {
  const [head, ...rest] = changelog.split(UNRELEASED)
  if (rest.length !== 1) throw new Refusal('CHANGELOG.md must have one heading “## Unreleased”.')
  const [notes = '', ...before] = (rest[0] ?? '').split(/\n(?=## )/)
  if (notes.trim() === '')
    throw new Refusal('CHANGELOG.md says nothing under “Unreleased”: there is nothing to release.')
  const release = `## ${version} - ${today.toISOString().slice(0, 10)}\n\n${notes.trim()}\n`
  const text = [`${head?.replace(NOT_YET, '')}${UNRELEASED}`, release, ...before].join('\n')
  return { text, notes: notes.trim(), isBreaking: /^### Breaking$/m.test(notes) }
}
