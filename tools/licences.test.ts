// Keeps docs/licences.md true: it lists all that is not code, and our packages are freely licensed.
import { readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow } from './architecture/source.ts'

const ROOT = join(import.meta.dirname, '..')
const PAGE = readFileSync(join(ROOT, 'docs/licences.md'), 'utf8')
const NOT_CODE = /\.(woff2?|ttf|otf|png|jpe?g|webp|avif|gif|svg|ico|mp4|webm|mp3)$/

interface LockedPackage {
  license?: string
  dev?: boolean
  link?: boolean
}

/** With `*` for the rest of a name. */
const listed = [...PAGE.matchAll(/`([^`]+)`/g)].flatMap(([, names = '']) => [names, `packages/web/${names}`])

const [, ABOUT_PACKAGES = ''] = PAGE.split('## Packages')
const permitted = new Set([...ABOUT_PACKAGES.matchAll(/`([^`]+)`/g)].map(([, name]) => name))
/** One of "(A OR B)" is enough; "A AND B" needs both. */
const isPermitted = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((each) => each.split(' OR ').some((name) => permitted.has(name)))

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
)
const packages = Object.entries(lock.packages).filter(
  ([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link,
)

it('each picture, film and typeface in the repository stands on the page, with whose it is', () => {
  const notCode = ['packages', 'docs', 'tools'].flatMap((folder) => filesBelow(folder, NOT_CODE))
  expect(notCode.length).toBeGreaterThan(0)
  expect(notCode.filter((file) => !listed.some((names) => matchesGlob(file, names)))).toEqual([])
})

it('each package that we run or send is under a licence that the page names', () => {
  expect(packages.length).toBeGreaterThan(0)
  const others = packages.filter(([, { license }]) => license === undefined || !isPermitted(license))
  expect(others.map(([path, { license }]) => `${path}: ${license ?? 'none named'}`)).toEqual([])
})
