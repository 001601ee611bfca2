// Tests that a document names as “file › title”, and whether they are there.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { titlesIn } from './test-titles.ts'

export type NamedTest = { file: string; title: string }

const ROOT = join(import.meta.dirname, '../..')
const TITLE_MARK = ' › '

export function namedTest(entry: string): NamedTest {
  const [file = '', ...title] = entry.split(TITLE_MARK)
  return { file: file.trim(), title: title.join(TITLE_MARK).trim() }
}

const known = new Map<string, string[] | undefined>()
function titlesOf(file: string): string[] | undefined {
  if (!known.has(file))
    known.set(
      file,
      existsSync(join(ROOT, file)) ? titlesIn(readFileSync(join(ROOT, file), 'utf8')) : undefined,
    )
  return known.get(file)
}

/** What is wrong with a test that is named at `place`, as a sentence; nothing where it is there. `file` from the root. */
export function complaintsAboutTest(place: string, { file, title }: NamedTest): string[] {
  const titles = titlesOf(file)
  if (!titles) return [`${place} names ${file}, which is not there.`]
  if (!title) return [`${place} names no test of ${file}: write “${file} › title of the test”.`]
  return titles.some((one) => one.includes(title)) ? [] : [`${place}: no test of ${file} says “${title}”.`]
}
