// Examines the payment provider: our keys are accepted, of the right mode, and its clock agrees with ours. Only lists are read.
import { providerClient } from '../../provider/client/provider-client.ts'
import { readProviderTime } from '../../provider/client/provider-time.ts'
import { keyModeOf } from '../../provider/key-mode.ts'
import { ProviderError } from '../../provider/provider.ts'
import type { Settings } from '../../settings.ts'
import { clockFinding } from './examine-clock.ts'
import { type Finding, good, note, reasonOf, wrong } from './finding.ts'

const OF = 'provider'
const PAYOUTS = 'payouts'
const HOUR_MS = 60 * 60 * 1000

export async function examineProvider({ provider, payoutMode }: Settings, now: Date): Promise<Finding[]> {
  if (provider === 'sandbox')
    return [note(OF, 'This is the sandbox, since there is no key of the provider: no money moves.')]
  const client = providerClient(provider)
  const between = { from: new Date(now.getTime() - HOUR_MS), to: now }
  const mode = keyModeOf(provider.keyId)
  const { sentPayouts } = client
  return [
    await findingOf(OF, () => client.listPayments(between, 0), `It accepts our ${mode} key.`),
    sentPayouts
      ? await findingOf(
          PAYOUTS,
          () => sentPayouts.list(between, 0),
          `It lists the payouts of our account${payoutMode === 'on' ? '' : `; PAYOUTS is ${payoutMode}`}.`,
        )
      : note(
          PAYOUTS,
          payoutMode === 'route'
            ? 'Gifts go to linked accounts of the hosts (PAYOUTS=route).'
            : 'An administrator pays the hosts (PAYOUTS=off).',
        ),
    await examineTime(provider.apiUrl, now),
  ]
}

async function findingOf(of: string, ask: () => Promise<unknown>, text: string): Promise<Finding> {
  try {
    await ask()
    return good(of, text)
  } catch (error) {
    const isOurFault = error instanceof ProviderError && ['unauthorized', 'refused'].includes(error.outcome)
    const wayOut = isOurFault
      ? 'renew the key and its secret, or let it accept the address of this machine'
      : 'see whether this machine reaches the internet, and whether the provider has an outage'
    return wrong(of, `It does not answer as it should (${reasonOf(error)}): ${wayOut}.`)
  }
}

async function examineTime(apiUrl: string, now: Date): Promise<Finding> {
  const startedAt = performance.now()
  const their = await readProviderTime(apiUrl)
  const tookMs = performance.now() - startedAt
  return their
    ? clockFinding('the provider', their, new Date(now.getTime() + tookMs))
    : note('clock', 'The provider sent no Date header, so the clocks were not compared.')
}
