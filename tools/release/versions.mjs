// The version of a release: which may follow, and where it stands.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../processes/refusal.mjs'

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/

/** @param {string} version @returns {[number, number, number] | undefined} */
function parse(version) {
  const [, major, minor, patch] = VERSION.exec(version) ?? []
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch)]
}

/** @param {[number, number, number]} one @param {[number, number, number]} other */
const compare = (one, other) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2]

/**
 * Throws a Refusal where it may not follow: a break needs a new first number, before 1.0.0 a new second one (Semantic Versioning).
 * @param {{ version: string, current: string, tags: string[], isBreaking: boolean }} asked
 */
export function refuseVersion({ version, current, tags, isBreaking }) {
  const [next, now] = [parse(version), parse(current)]
  if (!next || !now) throw new Refusal(`${version} is no version: write it as 0.2.0.`)
  if (tags.includes(`v${version}`)) throw new Refusal(`v${version} was released before.`)
  // The first release may have the version that the packages have.
  if (tags.length === 0 && compare(next, now) === 0) return
  if (compare(next, now) <= 0) throw new Refusal(`${version} does not follow ${current}.`)
  const place = now[0] === 0 ? 1 : 0
  if (isBreaking && next[0] === now[0] && next[place] === now[place])
    throw new Refusal(
      `CHANGELOG.md has “Breaking”: after ${current} comes a new ${place === 0 ? 'first' : 'second'} number.`,
    )
}

/** @param {string} path @param {(json: any) => void} change */
function changeJson(path, change) {
  const json = JSON.parse(readFileSync(path, 'utf8'))
  change(json)
  writeFileSync(path, `${JSON.stringify(json, null, 2)}\n`)
}

/** Our own packages name each other by their exact version. @param {any} manifest @param {string} version */
function setVersion(manifest, version) {
  manifest.version = version
  for (const kind of ['dependencies', 'devDependencies'])
    for (const name of Object.keys(manifest[kind] ?? {}))
      if (name.startsWith('@lifafa/')) manifest[kind][name] = version
}

/** In package.json of the root and of every package, and in package-lock.json. @param {string} root @param {string} version */
export function setVersions(root, version) {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)
  for (const folder of ['.', ...packages])
    changeJson(join(root, folder, 'package.json'), (manifest) => setVersion(manifest, version))
  changeJson(join(root, 'package-lock.json'), (lock) => {
    lock.version = version
    for (const folder of ['', ...packages]) setVersion(lock.packages[folder], version)
  })
}
