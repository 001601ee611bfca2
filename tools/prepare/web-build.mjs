// The step that builds the web pages, and the check that the build matches the sources.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../processes/child-processes.mjs'
import { ROOT } from '../processes/our-node.mjs'
import { fingerprint } from './fingerprint.mjs'

const TIMEOUT_MS = 10 * 60_000
const STAMP = join(ROOT, 'packages/web/build/.built-from')

const sources = () => fingerprint(['packages/web', 'packages/contract/src', 'package-lock.json'])

function isFresh() {
  try {
    return readFileSync(STAMP, 'utf8') === sources()
  } catch {
    return false
  }
}

async function renew() {
  // Read before the build: what changes meanwhile is built next time. Written after it: half a build counts for nothing.
  const builtFrom = sources()
  rmSync(STAMP, { force: true })
  const outcome = await run('npm', ['run', 'build', '--workspace', '@lifafa/web'], {
    timeoutMs: TIMEOUT_MS,
    shell: process.platform === 'win32',
  })
  if (outcome.code === 0) writeFileSync(STAMP, builtFrom)
  return outcome
}

export const webBuild = {
  isFresh,
  renew,
  doing: 'Building the web pages',
  done: 'Built',
  failed: 'The web pages could not be built.',
}
