// Runs the stand-in for Razorpay as a process of its own, which sends its webhooks to the server.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { PROVIDER_KEY, WEBHOOK_SECRET } from '../../server/src/test/servers/running-server.ts'

const CLI = fileURLToPath(new URL('../../razorpay-stand-in/src/cli.ts', import.meta.url))

export type StandInProcess = { url: string; checkoutUrl: string; stop(): Promise<void> }

export async function startStandInProcess(webhookUrl: string): Promise<StandInProcess> {
  const flags = {
    'key-id': PROVIDER_KEY.keyId,
    'key-secret': PROVIDER_KEY.keySecret,
    'webhook-url': webhookUrl,
    'webhook-secret': WEBHOOK_SECRET,
  }
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value])
  const child = spawn(process.execPath, [CLI, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  process.once('exit', () => child.kill('SIGKILL'))
  const [line] = await once(createInterface(child.stdout), 'line')
  return {
    ...(JSON.parse(line) as Pick<StandInProcess, 'url' | 'checkoutUrl'>),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
