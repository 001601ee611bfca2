// Who asked for what, as a line of the log says it: enough to follow an attack, too little to find a person.
import type { FastifyRequest } from 'fastify'
import { truncateAddress } from './device.ts'

/** Whoever has hung up by now has no address any more, whatever the type says. */
type Asked = Pick<FastifyRequest, 'method' | 'routeOptions'> & { ip: string | undefined }

/** `route` is the pattern: an address may hold an id or a token. */
export const callerOf = ({ ip, method, routeOptions }: Asked) => ({
  network: ip === undefined ? null : truncateAddress(ip),
  route: `${method} ${routeOptions.url ?? 'nowhere'}`,
})
