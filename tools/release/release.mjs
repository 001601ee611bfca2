// Makes a release of what is on main: all is checked before anything is written, and nothing leaves the machine.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../processes/refusal.mjs'
import { closeUnreleased } from './changelog.mjs'
import { refuseVersion, setVersions } from './versions.mjs'

/**
 * @typedef {object} Release
 * @property {string} root
 * @property {string} version
 * @property {boolean} isDry says what it would do, and does nothing
 * @property {Date} today
 * @property {() => Promise<void>} runChecks throws where one fails
 * @property {() => Promise<object>} describeApi
 * @property {(line: string) => void} say
 */

/** @param {Release} release */
export async function release({ root, version, isDry, today, runChecks, describeApi, say }) {
  const git = (/** @type {string[]} */ ...args) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new Refusal(`git ${args[0]}: ${stderr.trim()}`)
    return stdout.trim()
  }
  const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8')
  const tags = git('tag', '--list', 'v*').split('\n').filter(Boolean)
  if (git('status', '--porcelain'))
    throw new Refusal('There are changes that no commit has. Commit or stash them.')
  const branch = git('branch', '--show-current')
  if (branch !== 'main') throw new Refusal(`Releases are made of main; this is ${branch || 'no branch'}.`)
  const { text, notes, isBreaking } = closeUnreleased(read('CHANGELOG.md'), version, today)
  refuseVersion({ version, current: JSON.parse(read('package.json')).version, tags, isBreaking })

  const steps = [
    ['run every check', runChecks],
    [
      'record the API’s description in docs/api/openapi.json',
      async () =>
        writeFileSync(
          join(root, 'docs/api/openapi.json'),
          `${JSON.stringify(await describeApi(), null, 1)}\n`,
        ),
    ],
    [`name ${version} in CHANGELOG.md`, () => writeFileSync(join(root, 'CHANGELOG.md'), text)],
    [`set the version of all packages to ${version}`, () => setVersions(root, version)],
    ['commit', () => git('commit', '--all', '--message', `release: ${version}\n\n${notes}`)],
    [
      `tag v${version}`,
      () =>
        git('tag', '--annotate', `v${version}`, '--cleanup=verbatim', '--message', `${version}\n\n${notes}`),
    ],
  ]
  for (const [what, action] of /** @type {[string, () => unknown][]} */ (steps)) {
    say(isDry ? `would ${what}` : `${what} …`)
    if (!isDry) await action()
  }
  say(`${isDry ? 'would leave to you' : 'Left to you'}, once you have looked at it:`)
  say(`  git push origin main v${version}    # the forge then builds the image (.github/workflows/image.yml)`)
  say(`  docker build -f deploy/Dockerfile -t lifafa:${version} .    # or by hand`)
}
