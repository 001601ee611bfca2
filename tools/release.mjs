// Runs `npm run release`: checks that this commit is a release of the version in package.json, and tags it. It pushes nothing.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '../packages/contract/src/test/all-endpoints.ts'
import { describeApi } from '../packages/contract/src/test/describe-api.ts'
import { ROOT } from './processes/our-node.mjs'
import { command, Refusal } from './processes/refusal.mjs'

/** The API as of this release, with which later ones are compared. */
const API = 'packages/contract/src/test/released-api.txt'

const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), 'utf8')

/** @param {...string} args */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Refusal(`git ${args[0]}: ${stderr.trim()}`)
  return stdout.trim()
}

await command(async () => {
  const api = `${describeApi(endpoints).join('\n')}\n`
  if (api !== read(API)) {
    writeFileSync(join(ROOT, API), api)
    throw new Refusal(`${API} was written anew: commit it, and run this again.`)
  }
  const { version } = JSON.parse(read('package.json'))
  const tag = `v${version}`
  if (git('status', '--porcelain')) throw new Refusal('There are changes without a commit.')
  if (git('branch', '--show-current') !== 'main') throw new Refusal('A release is made of main.')
  if (git('tag', '--list', tag))
    throw new Refusal(
      `${tag} is there already: npm version 0.2.0 --workspaces --include-workspace-root --no-git-tag-version`,
    )
  const [, notes] = read('CHANGELOG.md').split(new RegExp(`^## ${version.replaceAll('.', '\\.')}\\b.*$`, 'm'))
  if (!notes) throw new Refusal(`CHANGELOG.md has no heading “## ${version}”.`)
  const message = `${version}\n\n${notes.split(/^## /m)[0]?.trim()}`
  git('tag', '--annotate', '--cleanup=verbatim', '--message', message, tag)
  console.log(`${tag} is on this machine. Run npm test, then: git push origin main ${tag}`)
})
