// Reads the device of a call (user agent, truncated network address), for the owner's list of sessions.
import { isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { siteOf } from './limits/network.ts'

/** Long enough for any real one; longer ones are cut. */
const MAX_USER_AGENT = 400

export type Device = {
  /** As sent by the device, without control characters; null if it is missing. */
  userAgent: string | null
  /** As written by `truncateAddress`; null if the caller has hung up. */
  network: string | null
}

/** An address without its last part: `103.21.58.x`, of IPv6 the first 48 bits: `2401:4900:1c2b::x`. */
export function truncateAddress(address: string): string {
  const site = siteOf({ ip: address })
  return isIPv4(site) ? site.replace(/\d+$/, 'x') : `${site.replace(/(?:(?:^|:)0)+$/, '')}::x`
}

export function deviceOf({
  ip,
  headers,
}: Pick<FastifyRequest, 'headers'> & { ip: string | undefined }): Device {
  const userAgent = (headers['user-agent'] ?? '')
    .replace(/\p{Cc}/gu, '')
    .slice(0, MAX_USER_AGENT)
    .trim()
  return { userAgent: userAgent || null, network: ip === undefined ? null : truncateAddress(ip) }
}
