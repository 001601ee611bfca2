// Examines our own addresses as others see them: certificates, whether a server answers there, and whether webhooks reach it.
import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect, type PeerCertificate } from 'node:tls'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { type FailureKey, failures } from '@lifafa/contract/failures'
import * as z from 'zod'
import type { Settings } from '../../settings.ts'
import { type Finding, good, note, reasonOf, wrong } from './finding.ts'

const TIMEOUT_MS = 10_000
const HOUR_MS = 60 * 60 * 1000
const HTTPS_PORT = 443
const NOT_CONNECTED = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'])

const health = z.object({ alive: z.literal(true), proxies: z.int() })

export async function examineAddresses(
  { publicUrl, guestUrl, trustedProxies }: Settings,
  now: Date,
): Promise<Finding[]> {
  const origins = [...new Set([publicUrl, guestUrl])]
  const found: Finding[] = []
  for (const origin of origins) found.push(...(await examineOrigin(origin, trustedProxies, now)))
  found.push(await examineWebhook(publicUrl))
  return found
}

async function examineOrigin(origin: string, trustedProxies: number, now: Date): Promise<Finding[]> {
  const { host, hostname, port, protocol } = new URL(origin)
  const certificate = await (protocol === 'https:'
    ? examineCertificate(hostname, Number(port || HTTPS_PORT), now)
    : note('certificate', `${host} is not encrypted: production wants https.`))
  try {
    const answer = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const ours = health.safeParse(await answer.json().catch(() => undefined))
    if (!ours.success)
      return [
        certificate,
        wrong(
          'address',
          `Something else answers at ${origin} (${answer.status}): point the DNS name or the proxy at our servers.`,
        ),
      ]
    const { proxies } = ours.data
    return [
      certificate,
      good('address', `A server of ours answers at ${origin}.`),
      proxies === trustedProxies
        ? good('proxies', `TRUST_PROXY is ${trustedProxies}, as many as stand before the server.`)
        : wrong('proxies', wrongProxies(proxies, trustedProxies)),
    ]
  } catch (error) {
    const why = reasonOf((error as Error).cause ?? error)
    return [
      certificate,
      wrong(
        'address',
        `Nobody answers at ${origin} (${why}): start a server, or correct the proxy or the name’s address.`,
      ),
    ]
  }
}

const wrongProxies = (there: number, trusted: number): string =>
  `TRUST_PROXY is ${trusted}, and ${there} of them stand before the server, so ${
    trusted > there
      ? 'a stranger can choose the address that limits count'
      : 'all callers count as one, and limits refuse guests'
  }: write TRUST_PROXY=${there}.`

async function examineCertificate(hostname: string, port: number, now: Date): Promise<Finding> {
  const OF = 'certificate'
  // By the name a proxy chooses the certificate; Node sends it only where it is told to.
  const name = isIP(hostname) === 0 ? { servername: hostname } : {}
  const socket = connect({ host: hostname, port, timeout: TIMEOUT_MS, ...name })
  socket.once('timeout', () => socket.destroy(new Error('no answer')))
  try {
    await once(socket, 'secureConnect')
    return certificateFinding(hostname, socket.getPeerCertificate(), now)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (NOT_CONNECTED.has(code ?? ''))
      return note(OF, `The certificate of ${hostname} was not seen: nothing answers there (${code}).`)
    return wrong(
      OF,
      `The certificate of ${hostname} is not trusted (${reasonOf(error)}): renew it, or install the whole chain.`,
    )
  } finally {
    socket.destroy()
  }
}

/** Caddy and certbot renew when a third of the certificate's life is left, be it of 90 days, six, or twelve hours. @internal Exported for tests. */
export function certificateFinding(
  hostname: string,
  { valid_from, valid_to }: Pick<PeerCertificate, 'valid_from' | 'valid_to'>,
  now: Date,
): Finding {
  const until = Date.parse(valid_to)
  const leftMs = until - now.getTime()
  const hours = Math.floor(leftMs / HOUR_MS)
  const left = Math.abs(hours) < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`
  return leftMs < (until - Date.parse(valid_from)) / 3
    ? wrong(
        'certificate',
        `The certificate of ${hostname} expires in ${left}: renew it, and find out why automatic renewal failed.`,
      )
    : good('certificate', `The certificate of ${hostname} is valid for ${left}.`)
}

const NOT_GENUINE: FailureKey = 'webhookNotGenuine'

/** Without a signature our server refuses it with this code, which shows that it came there. */
async function examineWebhook(publicUrl: string): Promise<Finding> {
  const address = `${publicUrl}${API_PREFIX}/payment/webhook/`
  const OF = 'webhook address'
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: '{}',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const isOurs =
      answer.status === failures[NOT_GENUINE].status && (await answer.text()).includes(NOT_GENUINE)
    return isOurs
      ? good(OF, `Calls to ${address} come to our server, which refuses those without a signature.`)
      : wrong(
          OF,
          `Calls to ${address} are answered ${answer.status}, not by our server: let the proxy pass them on as they are.`,
        )
  } catch (error) {
    const why = reasonOf((error as Error).cause ?? error)
    return wrong(
      OF,
      `Calls to ${address} do not arrive (${why}): check the name’s address, the firewall and the proxy.`,
    )
  }
}
