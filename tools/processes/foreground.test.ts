// A script that npm runs in the foreground ends with npm.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'

const FOREGROUND = join(import.meta.dirname, 'foreground.mjs')

test('SIGTERM to npm alone ends its processes in good order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lifafa-npm-'))
  const server = join(folder, 'server.mjs')
  writeFileSync(
    server,
    `process.once('SIGTERM', () => { console.log('ended'); process.exit() }); console.log('runs'); setInterval(() => {}, 1000)`,
  )
  writeFileSync(
    join(folder, 'start.mjs'),
    `import { runInForeground } from ${JSON.stringify(FOREGROUND)}; await runInForeground([${JSON.stringify(server)}])`,
  )
  writeFileSync(join(folder, 'package.json'), '{"scripts":{"start":"node start.mjs"}}')
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface(npm.stdout)[Symbol.asyncIterator]()
  expect(await lines.next()).toMatchObject({ value: 'runs' })
  npm.kill('SIGTERM')
  expect(await lines.next()).toMatchObject({ value: 'ended' })
  rmSync(folder, { recursive: true })
})
