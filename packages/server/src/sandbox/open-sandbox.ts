// Opens sandbox mode: without a Razorpay key the stand-in is started beside the server, and no money moves (docs/specification.md §10.6).
import { isIPv6 } from 'node:net'
import { join } from 'node:path'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { startStandIn } from '@lifafa/razorpay-stand-in'
import { localSecret } from '../secrets.ts'
import { namingPort } from '../settings/taken-port.ts'
import type { ProviderAccess, ProviderSettings, Settings } from '../settings.ts'
import { STAND_IN_FILE } from './stand-in-state.ts'

const KEY_ID = 'rzp_test_sandbox'
const PAYOUT_ACCOUNT = '2323230000000000'

export type Sandbox = { provider: ProviderSettings; close(): Promise<void> }

const ALL_ADDRESSES: readonly string[] = ['0.0.0.0', '::']

/** The origin at which this machine reaches what listens on `port` of HOST. */
function originOn({ host }: Settings, port: number): string {
  const reached = ALL_ADDRESSES.includes(host) ? '127.0.0.1' : host
  return `http://${isIPv6(reached) ? `[${reached}]` : reached}:${port}`
}

const portOf = ({ sandboxPort, port }: Settings): number => sandboxPort ?? port + 1

/** How another process on this machine reaches the stand-in of these settings, while a server runs it. */
export const sandboxAccess = (settings: Settings): ProviderAccess => ({
  keyId: KEY_ID,
  keySecret: localSecret(settings.dataDir, 'sandbox-key'),
  apiUrl: originOn(settings, portOf(settings)),
  payoutAccount: PAYOUT_ACCOUNT,
  payoutMode: settings.payoutMode,
})

/** The stand-in stores its state in the data directory, so that payments survive a restart. */
export async function openSandbox(settings: Settings): Promise<Sandbox> {
  const access = sandboxAccess(settings)
  const webhookSecret = localSecret(settings.dataDir, 'sandbox-webhook')
  const port = portOf(settings)
  const starting = startStandIn({
    port,
    host: settings.host,
    keyId: access.keyId,
    keySecret: access.keySecret,
    webhook: {
      url: `${originOn(settings, settings.port)}${API_PREFIX}/payment/webhook`,
      secret: webhookSecret,
    },
    stateFile: join(settings.dataDir, STAND_IN_FILE),
  })
  const standIn = await namingPort(starting, 'SANDBOX_RAZORPAY_PORT', port)
  // A phone reaches the script by the host name by which it reached us.
  const checkout = new URL(standIn.checkoutUrl)
  checkout.hostname = new URL(settings.guestUrl).hostname
  return {
    provider: {
      ...access,
      webhookSecrets: [webhookSecret],
      oldKeySecrets: [],
      checkoutUrl: checkout.href,
    },
    close: () => standIn.stop(),
  }
}
