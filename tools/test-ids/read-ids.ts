// Reads the ids of tests: a test that a document names has one at the end of its title, as in “pays twice [order-12]”.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { titlesIn } from './test-titles.ts'

const ROOT = join(import.meta.dirname, '../..')
const TESTS = '{tools,packages/*/!(node_modules)}/**/*.{test,spec}.{ts,tsx}'
/** Holds examples. */
const OWN_TEST = 'tools/test-ids.test.ts'
const ID = '[a-z]+(?:-[a-z]+)*-[1-9][0-9]*'
const AT_END = new RegExp(` \\[(${ID})\\]$`)
const WHOLE = new RegExp(`^${ID}$`)

export const isTestId = (text: string): boolean => WHOLE.test(text)

/** `order` of `order-12`. */
export const areaOf = (id: string): string => id.replace(/-\d+$/, '')

/** The ids in the titles of a test file, in its order. */
export const idsIn = (source: string): string[] =>
  titlesIn(source).flatMap((title) => AT_END.exec(title)?.[1] ?? [])

/** The ids of all tests of the repository, with the files in which they stand. */
export function readTestIds(): Map<string, string[]> {
  const filesById = new Map<string, string[]>()
  for (const file of globSync(TESTS, { cwd: ROOT }).map((path) => path.replaceAll('\\', '/')))
    if (file !== OWN_TEST)
      for (const id of idsIn(readFileSync(join(ROOT, file), 'utf8')))
        filesById.set(id, [...(filesById.get(id) ?? []), file])
  return filesById
}

/** What is wrong with `named`, which a document names as a test; nothing where a test has this id. */
export function complaintsAboutId(
  place: string,
  named: string,
  known: { has(id: string): boolean },
): string[] {
  if (!isTestId(named)) return [`${place}: “${named}” is no id of a test, such as order-12.`]
  return known.has(named) ? [] : [`${place} names ${named}, but no title of a test ends with [${named}].`]
}
