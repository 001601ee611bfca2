// Starts the stand-in as a process, and prints its address as one line of JSON.
import { parseArgs } from 'node:util'
import { startStandIn } from './start.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    'key-id': { type: 'string', default: 'rzp_test_StandIn0000001' },
    'key-secret': { type: 'string', default: 'stand-in-key-secret' },
    'webhook-url': { type: 'string' },
    'webhook-secret': { type: 'string', default: 'stand-in-webhook-secret' },
    'state-file': { type: 'string' },
  },
})

const url = values['webhook-url']
const stateFile = values['state-file']
const standIn = await startStandIn({
  port: Number(values.port),
  keyId: values['key-id'],
  keySecret: values['key-secret'],
  ...(url ? { webhook: { url, secret: values['webhook-secret'] } } : {}),
  ...(stateFile ? { stateFile } : {}),
})
process.stdout.write(`${JSON.stringify({ url: standIn.url, checkoutUrl: standIn.checkoutUrl })}\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => standIn.stop())
}
