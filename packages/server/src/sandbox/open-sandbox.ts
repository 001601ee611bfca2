// Opens sandbox mode: without a Razorpay key the stand-in is started beside the server, and no money moves (docs/specification.md §10.6).
import { isIPv6 } from 'node:net'
import { join } from 'node:path'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { startStandIn } from '@lifafa/razorpay-stand-in'
import { localSecret } from '../secrets.ts'
import { namingPort } from '../settings/taken-port.ts'
import type { ProviderSettings, Settings } from '../settings.ts'

const KEY_ID = 'rzp_test_sandbox'
const PAYOUT_ACCOUNT = '2323230000000000'

export type Sandbox = { provider: ProviderSettings; close(): Promise<void> }

const ALL_ADDRESSES: readonly string[] = ['0.0.0.0', '::']

/** The origin at which this machine reaches what listens on `port` of HOST. @internal Exported for tests. */
export function originOn({ host }: Settings, port: number): string {
  const reached = ALL_ADDRESSES.includes(host) ? '127.0.0.1' : host
  return `http://${isIPv6(reached) ? `[${reached}]` : reached}:${port}`
}

/** The stand-in stores its state in the data directory, so that payments survive a restart. */
export async function openSandbox(settings: Settings): Promise<Sandbox> {
  const keySecret = localSecret(settings.dataDir, 'sandbox-key')
  const webhookSecret = localSecret(settings.dataDir, 'sandbox-webhook')
  const port = settings.sandboxPort ?? settings.port + 1
  const starting = startStandIn({
    port,
    host: settings.host,
    keyId: KEY_ID,
    keySecret,
    webhook: {
      url: `${originOn(settings, settings.port)}${API_PREFIX}/payment/webhook`,
      secret: webhookSecret,
    },
    stateFile: join(settings.dataDir, 'razorpay-stand-in.sqlite'),
  })
  const standIn = await namingPort(starting, 'SANDBOX_RAZORPAY_PORT', port)
  // A phone reaches the script by the host name by which it reached us.
  const checkout = new URL(standIn.checkoutUrl)
  checkout.hostname = new URL(settings.guestUrl).hostname
  return {
    provider: {
      keyId: KEY_ID,
      keySecret,
      apiUrl: originOn(settings, port),
      payoutAccount: PAYOUT_ACCOUNT,
      payoutMode: settings.payoutMode,
      webhookSecrets: [webhookSecret],
      oldKeySecrets: [],
      checkoutUrl: checkout.href,
    },
    close: () => standIn.stop(),
  }
}
