// Every command of every document is run by a test, or says why by none, and names scripts, options and tests that exist.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesBelow } from './architecture/read-sources.ts'
import { stagesOf } from './checks/list.mjs'
import { complaintsAbout, type Surroundings } from './commands/complaints.ts'
import { readBlocks, readCommands } from './commands/read-blocks.ts'
import { OTHERS, SCRIPTS } from './commands/tried.ts'

const ROOT = join(import.meta.dirname, '..')
const LANGUAGES = new Set(['sh', 'console', 'sql', 'env', 'ini', 'text'])

const paths = [
  ...['packages', 'tools', 'docs', 'deploy', '.github'].flatMap((folder) => filesBelow(folder, /./)),
  ...readdirSync(ROOT).filter((name) => /\.(md|json)$/.test(name) || name === '.env.example'),
]
const files = new Map(
  paths.map((path) => [path, /\.(ts|mjs|md)$/.test(path) ? readFileSync(join(ROOT, path), 'utf8') : '']),
)
const documents = [...files].filter(([path]) => path.endsWith('.md'))
const code = [...files].filter(([path]) => /\.(ts|mjs)$/.test(path)).map(([, text]) => text)

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
)
const around: Surroundings = {
  scripts,
  files,
  checks: stagesOf(true).flat(),
  isRead: (name) => code.some((text) => text.includes(`env.${name}`) || text.includes(`  ${name}: `)),
}
const commands = documents.flatMap(([path, text]) =>
  readCommands(text).map((command) => ({ place: `${path}:${command.line}`, ...command })),
)

it('every command of a document is tried by a test, or says why by none', () => {
  expect(commands.length).toBeGreaterThan(150)
  expect(
    commands.flatMap(({ place, text }) =>
      complaintsAbout(text, around).map((complaint) => `${place} \`${text}\` ${complaint}`),
    ),
  ).toEqual([])
})

it('every script of package.json is tried by a test, or says why by none, and stands in a document', () => {
  expect(Object.keys(SCRIPTS).sort()).toEqual(Object.keys(scripts).sort())
  const named = new Set(
    documents.flatMap(([, text]) =>
      [...text.matchAll(/npm (?:run (?:-s )?)?([\w:-]+)/g)].map(([, name]) => name),
    ),
  )
  const checks = Object.keys(scripts).filter((name) => !named.has(name) && !name.startsWith('check:'))
  expect(checks).toEqual([])
})

it('every block of a document says what it is, so that its commands are found', () => {
  expect(
    documents.flatMap(([path, text]) =>
      readBlocks(text)
        .filter(({ language }) => !LANGUAGES.has(language))
        .map(
          ({ line, language }) => `${path}:${line} is “${language}”, none of ${[...LANGUAGES].join(', ')}`,
        ),
    ),
  ).toEqual([])
})

it('what the table says of other commands, some document has', () => {
  const used = new Set(commands.map(({ text }) => OTHERS.find(([begins]) => begins.test(text))))
  expect(OTHERS.filter((other) => !used.has(other)).map(([begins]) => begins.source)).toEqual([])
})

describe('is refused', () => {
  it.each([
    ['a script that does not exist', 'npm run gone'],
    ['an option that its program does not read', 'npm run simulate -- --minutes=5'],
    ['a check that does not exist', 'npm test -- --only=gone'],
    ['tests in a path that does not exist', 'npm test -- --only=unit gone/money'],
    ['a variable that nothing reads', 'GONE=1 npm start'],
    ['a program that nobody tries', 'node tools/gone.mjs'],
  ])('%s', (_what, command) => {
    expect(complaintsAbout(command, around)).toHaveLength(1)
  })
})

it('commands are read from blocks, from what was typed, and from backticks', () => {
  const text = [
    'Run `PORT=1 npm start`, or `npm run chaos` (`-- --small`); `name.ts` is none.',
    '```sh',
    'npm run seed    # more',
    'npm run fix && npm run \\',
    '  check',
    '```',
    '```console',
    '$ npm run books',
    'all agrees',
    '```',
    '```text',
    'npm run gone',
    '```',
  ].join('\n')
  expect(readCommands(text).map((command) => command.text)).toEqual([
    'PORT=1 npm start',
    'npm run chaos',
    'npm run chaos -- --small',
    'npm run seed',
    'npm run fix',
    'npm run check',
    'npm run books',
  ])
})
