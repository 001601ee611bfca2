// Tests the scripts of the application's pages in the build: how many each starts with, and what it adds to the shared ones.
import { describe, expect, it } from 'vitest'
import type { Script } from '../script-list.ts'
import {
  APP_ROUTE_BYTES,
  APP_SCRIPT_FILES,
  FETCHED_WHEN_USED,
  HINDI_BYTES,
  PAGE_SCRIPT_BYTES,
} from './budgets.ts'
import { readBuild, weigh } from './read-build.ts'

const { scripts, shared, hindi, pages } = readBuild()

const weighScripts = (added: Script[]) =>
  weigh(
    'client',
    added.map(({ file }) => file),
  )

describe('a page of the application adds at most 60 kB of script to the shared one', () => {
  it.each(pages)('$path', ({ path, added }) => {
    const { bytes, told } = weighScripts(added)
    expect(bytes, `${path} adds ${told}`).toBeLessThanOrEqual(APP_ROUTE_BYTES)
  })
})

it('a page in Hindi loads at most 20 kB more script', () => {
  const { bytes, told } = weighScripts(hindi)
  expect(hindi).not.toEqual([])
  expect(bytes, `Hindi loads ${told}`).toBeLessThanOrEqual(HINDI_BYTES)
})

// A group that holds more than a page needs makes that page larger: pages without much of their own are the first to show it.
describe('a page of the application starts with no more script than it did before its modules were grouped', () => {
  it.each(Object.entries(PAGE_SCRIPT_BYTES))('%s: %i bytes', (path, most) => {
    const { added = [] } = pages.find((page) => page.path === path) ?? {}
    expect(added, `scripts of ${path}`).not.toEqual([])
    const { bytes, told } = weighScripts([...shared, ...added])
    expect(bytes, `${path} starts with ${told}`).toBeLessThanOrEqual(most)
  })
})

describe('a page of the application starts with at most 16 script files', () => {
  it.each(pages)('$path', ({ added }) => {
    // The router's list of all routes is a file of its own, which the build does not name among the scripts.
    expect(shared.length + added.length + 1).toBeLessThanOrEqual(APP_SCRIPT_FILES)
  })
})

// Inside another script it would run before the router knows the page's routes, and the page would stay empty.
it('the script that starts the application contains nothing else', () => {
  const entry = 'packages/web/app/entry.client.tsx'
  const started = scripts.filter(({ modules }) => modules.includes(entry))
  expect(started.map(({ modules }) => modules)).toEqual([[entry]])
})

// Filter lists of ad blockers refuse files by their names, such as `share` or `track`.
it('scripts are named by their content alone', () => {
  for (const { file } of scripts) expect(file).toMatch(/^assets\/[\w-]{8}\.js$/)
})

describe('no page loads at its start what is fetched on use', () => {
  const starts = [{ path: 'every page', added: shared }, ...pages]

  it.each(FETCHED_WHEN_USED)('%s', (source) => {
    const matching = ({ modules }: Script) => modules.filter((module) => source.test(module))
    expect(scripts.flatMap(matching), `sources that match ${source}`).not.toEqual([])
    const started = starts.flatMap(({ path, added }) =>
      added.flatMap(matching).map((module) => `${path} starts with ${module}: import() it where it is used`),
    )
    expect(started).toEqual([])
  })
})
