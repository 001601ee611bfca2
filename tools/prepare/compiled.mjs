// The step that lets Node compile the server once and keep it. A server that compiles its sources itself keeps the compiler in
// memory, too: WebAssembly, about 35 MB (docs/performance.md, “Memory”).
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { COMPILE_CACHE } from '../processes/compile-cache.mjs'
import { SERVER_FLAGS } from '../processes/server-flags.mjs'
import { compileServer } from './compile-server.mjs'
import { fingerprint } from './fingerprint.mjs'

const STAMP = join(COMPILE_CACHE.NODE_COMPILE_CACHE, '.compiled-from')

const sources = () =>
  fingerprint([
    ...['packages/server/src', 'packages/contract/src', 'packages/razorpay-stand-in'],
    ...['packages/web', 'package-lock.json', 'tools/processes/server-flags.mjs'],
  ])

function isFresh() {
  try {
    return readFileSync(STAMP, 'utf8') === sources()
  } catch {
    return false
  }
}

async function renew() {
  const compiledFrom = sources()
  rmSync(STAMP, { force: true })
  const outcome = await compileServer(SERVER_FLAGS)
  if (outcome.code === 0) {
    mkdirSync(dirname(STAMP), { recursive: true })
    writeFileSync(STAMP, compiledFrom)
  }
  return outcome
}

export const compiled = {
  isFresh,
  renew,
  doing: 'Compiling the server',
  done: 'Compiled',
  failed: 'The server could not be compiled.',
}
