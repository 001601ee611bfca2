// Computes a hash of files' contents, so that a change is detected independently of file times.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '../processes/our-node.mjs'

const MADE_NOT_WRITTEN = new Set(['node_modules', 'build', '.react-router', '.vite', '.react-email'])
const isTest = /\.test\.\w+$/

/** @param {string} path @returns {string[]} the files at or below it, always in the same order */
function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !MADE_NOT_WRITTEN.has(name) && !isTest.test(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
}

/** @param {string[]} paths files and folders, relative to the root folder */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesBelow(join(ROOT, path)))) {
    const content = readFileSync(file)
    hash.update(`${relative(ROOT, file)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
