// The process that draws: which environment it gets.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runApart } from './run-apart.ts'

test('a drawing program gets no secret of ours, and a home even if its user has no line in /etc/passwd', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lifafa-apart-'))
  const file = join(folder, 'say.mjs')
  writeFileSync(
    file,
    `import os from 'node:os'; console.log(JSON.stringify([os.homedir(), Object.keys(process.env)]))`,
  )
  process.env.TOKEN_SECRET = 'a secret'
  const said = await runApart({ file, input: [], patienceMs: 10_000, maxBytes: 10_000, maxHeapMb: 64 })
  delete process.env.TOKEN_SECRET
  rmSync(folder, { recursive: true })
  expect(JSON.parse(said.toString())).toEqual(['/', ['HOME']])
})
