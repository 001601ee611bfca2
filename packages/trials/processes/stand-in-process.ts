// Runs the stand-in for Razorpay as a process of its own, so that no fault of a server can change its books.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../tools/free-port.mjs'
import { COMPILE_CACHE } from '../../../tools/processes/our-node.mjs'
import { PROVIDER_KEY, WEBHOOK_SECRET } from '../../server/src/test/servers/running-server.ts'

const CLI = fileURLToPath(new URL('../../razorpay-stand-in/src/cli.ts', import.meta.url))

export type StandInProcess = {
  url: string
  checkoutUrl: string
  /** SIGKILL; it comes back at the same address, with the books of its state file. */
  killAndRestart(): Promise<void>
  stop(): Promise<void>
}

/** `stateFile`: where its books outlive it; without it they are in its memory. */
export async function startStandInProcess(webhookUrl: string, stateFile?: string): Promise<StandInProcess> {
  const flags = {
    port: String(await freePort()),
    'key-id': PROVIDER_KEY.keyId,
    'key-secret': PROVIDER_KEY.keySecret,
    'webhook-url': webhookUrl,
    'webhook-secret': WEBHOOK_SECRET,
    ...(stateFile && { 'state-file': stateFile }),
  }
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value])
  let child: ChildProcess
  process.once('exit', () => child.kill('SIGKILL'))

  async function start(): Promise<Pick<StandInProcess, 'url' | 'checkoutUrl'>> {
    const started = spawn(process.execPath, [CLI, ...args], {
      env: { ...process.env, ...COMPILE_CACHE },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = started
    const [line] = await once(createInterface(started.stdout), 'line')
    return JSON.parse(line)
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  return {
    ...(await start()),
    async killAndRestart() {
      await end('SIGKILL')
      await start()
    },
    stop: () => end('SIGTERM'),
  }
}
