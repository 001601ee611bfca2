// Examines our own addresses as others see them: certificates, whether a server answers there, and whether webhooks reach it.
import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { type FailureKey, failures } from '@lifafa/contract/failures'
import type { Settings } from '../../settings.ts'
import { type Finding, good, note, reasonOf, wrong } from './finding.ts'

const TIMEOUT_MS = 10_000
const DAY_MS = 24 * 60 * 60 * 1000
/** Those that are renewed by themselves have a month left, or more. */
const SOON_DAYS = 14
const HTTPS_PORT = 443

export async function examineAddresses({ publicUrl, guestUrl }: Settings, now: Date): Promise<Finding[]> {
  const origins = [...new Set([publicUrl, guestUrl])]
  const found: Finding[] = []
  for (const origin of origins) found.push(...(await examineOrigin(origin, now)))
  found.push(await examineWebhook(publicUrl))
  return found
}

async function examineOrigin(origin: string, now: Date): Promise<Finding[]> {
  const { host, hostname, port, protocol } = new URL(origin)
  const certificate = await (protocol === 'https:'
    ? examineCertificate(hostname, Number(port || HTTPS_PORT), now)
    : note('certificate', `${host} is not encrypted: production wants https.`))
  try {
    const answer = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const isOurs = answer.ok && (await answer.text()).includes('alive')
    return [
      certificate,
      isOurs
        ? good('address', `A server of ours answers at ${origin}.`)
        : wrong(
            'address',
            `Something else answers at ${origin} (${answer.status}): point the DNS name or the proxy at our servers.`,
          ),
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

async function examineCertificate(hostname: string, port: number, now: Date): Promise<Finding> {
  const OF = 'certificate'
  // By the name a proxy chooses the certificate; Node sends it only where it is told to.
  const name = isIP(hostname) === 0 ? { servername: hostname } : {}
  const socket = connect({ host: hostname, port, timeout: TIMEOUT_MS, ...name })
  socket.once('timeout', () => socket.destroy(new Error('no answer')))
  try {
    await once(socket, 'secureConnect')
    return certificateFinding(hostname, new Date(socket.getPeerCertificate().valid_to), now)
  } catch (error) {
    return wrong(
      OF,
      `The certificate of ${hostname} is not trusted (${reasonOf(error)}): renew it, or install the whole chain.`,
    )
  } finally {
    socket.destroy()
  }
}

/** @internal Exported for tests. */
export function certificateFinding(hostname: string, until: Date, now: Date): Finding {
  const days = Math.floor((until.getTime() - now.getTime()) / DAY_MS)
  const inDays = `${days} ${days === 1 ? 'day' : 'days'}`
  return days < SOON_DAYS
    ? wrong(
        'certificate',
        `The certificate of ${hostname} expires in ${inDays}: renew it, and find out why automatic renewal failed.`,
      )
    : good('certificate', `The certificate of ${hostname} is valid for ${inDays}.`)
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
