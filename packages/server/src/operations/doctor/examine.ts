// Examines what is around a server, and a start does not say: mail server, provider, our own addresses as others see them.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { type FailureKey, failures } from '@lifafa/contract/failures'
import * as z from 'zod'
import { isAboutTls, verifySmtp } from '../../mail/smtp-transport.ts'
import { providerClient } from '../../provider/client/provider-client.ts'
import { keyModeOf } from '../../provider/key-mode.ts'
import { ProviderError } from '../../provider/provider.ts'
import type { Settings } from '../../settings.ts'

/** `text`: a sentence, with the way out where there is something to do. Never a secret. */
export type Finding = { isWrong: boolean; of: string; text: string }

const good = (of: string, text: string): Finding => ({ isWrong: false, of, text })
const wrong = (of: string, text: string): Finding => ({ isWrong: true, of, text })

/** The sentence of an error, without a line break. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error
    ? error.message || String((error as NodeJS.ErrnoException).code)
    : String(error)
  ).replace(/\s+/g, ' ')

/** No email is sent. */
export async function examineMail({ smtpUrl, smtpNeedsTls, mailFrom }: Settings): Promise<Finding[]> {
  if (!smtpUrl) return []
  const { host } = new URL(smtpUrl)
  try {
    await verifySmtp({ smtpUrl, smtpNeedsTls })
    return [good('email', `${host} takes emails from us, as ${mailFrom}.`)]
  } catch (error) {
    const wayOut = isAboutTls(error)
      ? 'write smtps:// in SMTP_URL, or set MAIL_PLAINTEXT=accept where nobody else is on the line'
      : 'correct SMTP_URL'
    return [wrong('email', `${host} takes no emails from us (${reasonOf(error)}): ${wayOut}.`)]
  }
}

const HOUR_MS = 60 * 60 * 1000

/** Only lists are read. */
export async function examineProvider({ provider }: Settings, now: Date): Promise<Finding[]> {
  if (provider === 'sandbox') return []
  const client = providerClient(provider)
  const { sentPayouts } = client
  const between = { from: new Date(now.getTime() - HOUR_MS), to: now }
  const key = await answers(
    'provider',
    () => client.listPayments(between, 0),
    `It accepts our ${keyModeOf(provider.keyId)} key.`,
  )
  const payouts =
    sentPayouts &&
    (await answers('payouts', () => sentPayouts.list(between, 0), 'It lists the payouts of our account.'))
  return [key, ...(payouts ? [payouts] : []), ...(await examineClock(provider.apiUrl, now))]
}

async function answers(of: string, ask: () => Promise<unknown>, text: string): Promise<Finding> {
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

/** Answers are late by less, and `Date` headers have whole seconds. */
const TOLERANCE_MS = 30_000

/** Signatures, codes and event days depend on it. */
async function examineClock(apiUrl: string, now: Date): Promise<Finding[]> {
  const startedAt = performance.now()
  const their = await readProviderTime(apiUrl)
  return their ? [clockFinding(their, new Date(now.getTime() + performance.now() - startedAt))] : []
}

const CLOCK_TIMEOUT_MS = 5_000

/** The provider's clock, from an answer's header, whatever it answers; undefined if it does not answer, or tells no time. */
async function readProviderTime(apiUrl: string): Promise<Date | undefined> {
  try {
    const answer = await fetch(apiUrl, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(CLOCK_TIMEOUT_MS),
    })
    const told = new Date(answer.headers.get('date') ?? '')
    return Number.isNaN(told.getTime()) ? undefined : told
  } catch {
    return undefined
  }
}

/** @internal Exported for tests. */
export function clockFinding(their: Date, now: Date): Finding {
  const aheadMs = now.getTime() - their.getTime()
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  return seconds * 1000 <= TOLERANCE_MS
    ? good('clock', 'This machine and the provider have the same time.')
    : wrong(
        'clock',
        `This machine’s clock is ${seconds} seconds ${aheadMs > 0 ? 'ahead of' : 'behind'} the provider’s: let NTP set it.`,
      )
}

const TIMEOUT_MS = 10_000
const health = z.object({ alive: z.literal(true), proxies: z.int() })

export async function examineAddresses({
  publicUrl,
  guestUrl,
  trustedProxies,
}: Settings): Promise<Finding[]> {
  const found: Finding[] = []
  for (const origin of new Set([publicUrl, guestUrl]))
    found.push(
      ...(await called('address', `${origin}/healthz`, {}, (answer) =>
        examineHealth(answer, trustedProxies),
      )),
    )
  const webhook = `${publicUrl}${API_PREFIX}/payment/webhook/`
  found.push(...(await called('webhook address', webhook, { method: 'POST', body: '{}' }, examineRefusal)))
  return found
}

async function called(
  of: string,
  address: string,
  init: RequestInit,
  examine: (answer: Response) => Promise<Finding[] | undefined>,
): Promise<Finding[]> {
  try {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    return (
      (await examine(answer)) ?? [
        wrong(
          of,
          `Something else answers at ${address} (${answer.status}): point the name and the proxy at our servers.`,
        ),
      ]
    )
  } catch (error) {
    const why = reasonOf((error as Error).cause ?? error)
    return [wrong(of, `Nobody answers at ${address} (${why}): check server, proxy, certificate and name.`)]
  }
}

async function examineHealth(answer: Response, trusted: number): Promise<Finding[] | undefined> {
  const { success, data } = health.safeParse(await answer.json().catch(() => undefined))
  if (!success) return undefined
  const { proxies } = data
  const effect =
    trusted > proxies
      ? 'a stranger can choose the address that limits count'
      : 'all callers count as one, and limits refuse guests'
  return [
    good('address', `A server of ours answers at ${answer.url}.`),
    proxies === trusted
      ? good('proxies', `TRUST_PROXY is ${trusted}, as many as stand before the server.`)
      : wrong(
          'proxies',
          `TRUST_PROXY is ${trusted}, and ${proxies} of them stand before the server, so ${effect}: write TRUST_PROXY=${proxies}.`,
        ),
  ]
}

const NOT_GENUINE: FailureKey = 'webhookNotGenuine'

/** Without a signature our server refuses a webhook with this code, which shows that it came there. */
async function examineRefusal(answer: Response): Promise<Finding[] | undefined> {
  const isOurs = answer.status === failures[NOT_GENUINE].status && (await answer.text()).includes(NOT_GENUINE)
  return isOurs
    ? [
        good(
          'webhook address',
          `Calls to ${answer.url} come to our server, which refuses those without a signature.`,
        ),
      ]
    : undefined
}
