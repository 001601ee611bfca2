// `npm run sentences export hi hi.csv` writes all sentences in a language as a table, for a translator; `npm run sentences import hi.csv`
// writes a corrected table back into their files.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportSentences, importSentences, Refusal, type Sources } from './table.ts'

const root = join(import.meta.dirname, '../../../..')
const FILES = [
  'packages/contract/src/sentences/**/*.ts',
  'packages/contract/src/{call-failures,failures,refusals-hindi}.ts',
  'packages/web/emails/{english,hindi}.ts',
  'packages/web/app/ui/words.ts',
  'packages/web/app/lib/language/hindi.ts',
  'packages/web/app/features/*/in-hindi.ts',
]

/** All files with sentences. */
export const readSources = (): Sources =>
  Object.fromEntries(
    globSync(FILES, { cwd: root })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !/(\.test|\/language)\.ts$/.test(path))
      .sort()
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

function run(action: string | undefined, args: string[]): void {
  const [language, table] = action === 'import' ? [undefined, args[0]] : args
  if (action === 'export' && language && table) {
    writeFileSync(table, exportSentences(readSources(), language))
    say(`${table} has the sentences in “${language}”. Correct its last column, and keep each {gap}.`)
  } else if (action === 'import' && table) {
    const changed = Object.entries(importSentences(readSources(), readFileSync(table, 'utf8')))
    for (const [path, source] of changed) writeFileSync(join(root, path), source)
    say(
      `${changed.length} files changed. Next: npm run fix; for words of the guest’s page also npm run fonts.`,
    )
  } else
    throw new Refusal(
      'npm run sentences export <language> <file.csv>, or: npm run sentences import <file.csv>',
    )
}

if (import.meta.main)
  try {
    const [action, ...args] = process.argv.slice(2)
    run(action, args)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    say(error.message)
    process.exitCode = 1
  }
