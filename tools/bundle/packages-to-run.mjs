// Lists the installed packages that a running server may need: what package-lock.json says that our own packages depend on.
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { ROOT } from '../processes/our-node.mjs'

/**
 * @typedef {object} Locked
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */

/** What it needs at run time, by name; of what is optional only that which is installed is copied. @param {Locked} locked */
const needsOf = ({
  dependencies,
  optionalDependencies,
  peerDependencies = {},
  peerDependenciesMeta = {},
}) => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
]

/**
 * @param {string[]} ours the folders of our own packages; '' is the root
 * @returns {string[]} folders relative to the root, none of them ours
 */
export function packagesToRun(ours) {
  /** @type {{ packages: Record<string, Locked> }} */
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  /** Where Node finds it from there. @type {(from: string, name: string) => string | undefined} */
  const find = (from, name) => {
    const path = posix.join(from, 'node_modules', name)
    if (packages[path]) return path
    return from === '' ? undefined : find(from.includes('/') ? posix.dirname(from) : '', name)
  }
  const found = new Set(ours)
  // A set is walked to its end, also over what is added meanwhile.
  for (const path of found)
    for (const name of needsOf(packages[path] ?? {})) {
      const needed = name.startsWith('@lifafa/') ? undefined : find(path, name)
      if (needed && existsSync(join(ROOT, needed))) found.add(needed)
    }
  return [...found].filter((path) => !ours.includes(path))
}
