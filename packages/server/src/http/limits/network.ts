// The network and the site of a caller's IP address, as rate limits count them.
import { isIPv4, isIPv6 } from 'node:net'

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** Some proxies write the caller's port behind the address: each connection has another. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([^\]]+)\]):\d+$/
const GROUPS = 8
/** Groups of 16 bits. A household or a phone has 64 bits (RFC 6177), a company or a rented server often 48. */
const OF_NETWORK = 4
const OF_SITE = 3

/** The eight groups of an IPv6 address, `::` expanded. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.replace(/%.*/, '').split('::')
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ]
  const zeros = Array<string>(GROUPS - left.length - right.length).fill('0')
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16).toString(16))
}

function prefixOf(ip: string | undefined, groups: number): string {
  // A caller who has hung up has no address any more, whatever the type says: all of them count as one.
  if (ip === undefined) return ''
  const [, ipv4, ipv6] = WITH_PORT.exec(ip) ?? []
  const bare = ipv4 ?? ipv6 ?? ip
  const address = MAPPED_IPV4.exec(bare)?.[1] ?? bare
  if (isIPv6(address)) return groupsOf(address).slice(0, groups).join(':')
  // An invalid address is whatever a proxy wrote, perhaps another word for each call: all of them count as one.
  return isIPv4(address) ? address : ''
}

type Caller = { ip: string | undefined }

/** An IPv4 address, or the first 64 bits of an IPv6 one: one household has all the others. */
export const networkOf = ({ ip }: Caller): string => prefixOf(ip, OF_NETWORK)

/** An IPv4 address, or the first 48 bits of an IPv6 one: its owner has 65,536 networks. */
export const siteOf = ({ ip }: Caller): string => prefixOf(ip, OF_SITE)
