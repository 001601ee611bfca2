// The steps that build the web pages and compile the server. A stamp beside each result has the hash of its sources.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { run } from '../processes/child-processes.mjs'
import { COMPILE_CACHE, ourNode, ROOT, SERVER_FLAGS, withOurNode } from '../processes/our-node.mjs'

const BUILD_TIMEOUT_MS = 10 * 60_000
const COMPILE_TIMEOUT_MS = 2 * 60_000
const MADE_NOT_WRITTEN = new Set(['node_modules', 'build', '.react-router', '.vite', '.react-email'])
/** Neither is part of a build. */
const isLeftOut = /\.test\.\w+$|\.tsbuildinfo$/

/** @param {string} path @returns {string[]} the files at or below it, always in the same order */
function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !MADE_NOT_WRITTEN.has(name) && !isLeftOut.test(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
}

/** A hash of contents: it does not depend on the files' times. @param {string[]} paths relative to the root folder */
function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesBelow(join(ROOT, path)))) {
    const content = readFileSync(file)
    hash.update(`${relative(ROOT, file)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** @param {string} stamp @param {string[]} sources */
function isFresh(stamp, sources) {
  try {
    return readFileSync(stamp, 'utf8') === fingerprint(sources)
  } catch {
    return false
  }
}

/**
 * @param {string} stamp @param {string[]} sources
 * @param {() => Promise<import('../processes/child-processes.mjs').Outcome>} make
 */
async function renew(stamp, sources, make) {
  // Read before: a change meanwhile is built next time. Written after: half a build counts for nothing.
  const madeFrom = fingerprint(sources)
  rmSync(stamp, { force: true })
  const outcome = await make()
  if (outcome.code === 0) {
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, madeFrom)
  }
  return outcome
}

const PAGES_STAMP = join(ROOT, 'packages/web/build/.built-from')
const PAGES_FROM = ['packages/web', 'packages/contract/src', 'package-lock.json']

export const webBuild = {
  isFresh: () => isFresh(PAGES_STAMP, PAGES_FROM),
  renew: () =>
    renew(PAGES_STAMP, PAGES_FROM, () =>
      run('npm', ['run', 'build', '--workspace', '@lifafa/web'], { timeoutMs: BUILD_TIMEOUT_MS }),
    ),
  doing: 'Building the web pages',
  done: 'Built',
  failed: 'The web pages could not be built.',
}

/**
 * Lets Node compile the server's sources and keep the result.
 * @param {readonly string[]} flags those of the processes that use it: Node keeps one result for each set of V8's flags
 */
export const compileServer = (flags) =>
  run(ourNode(), [...flags, 'packages/server/src/main.ts', '--compile-only'], {
    env: withOurNode(COMPILE_CACHE),
    timeoutMs: COMPILE_TIMEOUT_MS,
  })

const COMPILED_STAMP = join(COMPILE_CACHE.NODE_COMPILE_CACHE, '.compiled-from')
const COMPILED_FROM = [
  ...['packages/server/src', 'packages/contract/src', 'packages/razorpay-stand-in'],
  ...['packages/web', 'package-lock.json', 'tools/processes/our-node.mjs'],
]

/** A server that compiles its sources itself keeps the compiler in memory: about 35 MB. */
export const compiled = {
  isFresh: () => isFresh(COMPILED_STAMP, COMPILED_FROM),
  renew: () => renew(COMPILED_STAMP, COMPILED_FROM, () => compileServer(SERVER_FLAGS)),
  doing: 'Compiling the server',
  done: 'Compiled',
  failed: 'The server could not be compiled.',
}
