// Reads the API's description from a server that is started for it, in the sandbox, on a database of its own.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../free-port.mjs'
import { start, stop } from '../processes/child-processes.mjs'
import { ourNode, withOurNode } from '../processes/our-node.mjs'
import { Refusal } from '../processes/refusal.mjs'

const PATIENCE_MS = 120_000
const ASK_EVERY_MS = 100

/** Without its examples, which name the demo of one sandbox. */
export async function describeApi() {
  const folder = mkdtempSync(join(tmpdir(), 'lifafa-describe-'))
  const port = await freePort()
  const settings = { PORT: String(port), SANDBOX_RAZORPAY_PORT: String(await freePort()), DATA_DIR: folder }
  const server = start(ourNode(), ['packages/server/src/main.ts'], {
    env: withOurNode({
      ...settings,
      NODE_ENV: '',
      RAZORPAY_KEY_ID: '',
      DATABASE_URL: '',
      GUEST_URL: '',
      PUBLIC_URL: '',
    }),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  try {
    const latest = performance.now() + PATIENCE_MS
    while (performance.now() < latest) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/docs/json`).catch(() => undefined)
      if (answer?.ok)
        return JSON.parse(await answer.text(), (key, value) => (key === 'example' ? undefined : value))
      await wait(ASK_EVERY_MS)
    }
    throw new Refusal('The server did not answer its description.')
  } finally {
    stop(server)
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}
