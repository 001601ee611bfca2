// Runs commands of the documents as they stand there: those that take a second, and nothing of the machine.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { filesBelow } from '../architecture/read-sources.ts'
import { readBlocks, readCommands } from './read-blocks.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

test('npm run capacity prints what each size of day needs', () => {
  const printed = execFileSync(process.execPath, [join(ROOT, 'tools/bench/capacity.mjs')], {
    encoding: 'utf8',
  })
  expect(printed).toMatch(/weddings on the busiest day .*1,000 .*10,00,000\n/)
})

test('the command that starts the stand-in prints its address', async () => {
  const [command = ''] = readCommands(read('packages/razorpay-stand-in/README.md'))
    .map(({ text }) => text)
    .filter((text) => text.startsWith('node '))
  const [, script = '', ...args] = command.split(' ')
  // Its state is written where it runs.
  const folder = mkdtempSync(join(tmpdir(), 'lifafa-stand-in-'))
  const child = spawn(process.execPath, [join(ROOT, script), ...args], { cwd: folder })
  const { value = '' } = await createInterface({ input: child.stdout })[Symbol.asyncIterator]().next()
  child.kill('SIGTERM')
  await once(child, 'exit')
  rmSync(folder, { recursive: true })
  expect(JSON.parse(value)).toEqual({
    url: expect.stringMatching(/^http:/),
    checkoutUrl: expect.stringMatching(/checkout\.js$/),
  })
})

test('a shell can read every block of commands', () => {
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    ...['docs', 'deploy'].flatMap((folder) => filesBelow(folder, /\.md$/)),
  ]
  const blocks = documents.flatMap((path) =>
    readBlocks(read(path)).filter(({ language }) => language === 'sh'),
  )
  expect(blocks.length).toBeGreaterThan(5)
  for (const { text } of blocks) execFileSync('sh', ['-n'], { input: text })
})
