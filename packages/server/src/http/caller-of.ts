// The caller and route of a request as log fields: enough to follow an attack, too little to identify a person.
import type { FastifyRequest } from 'fastify'
import { truncateAddress } from './device.ts'

/** A caller who has hung up has no address any more, whatever the type says. */
type Asked = Pick<FastifyRequest, 'method' | 'routeOptions'> & { ip: string | undefined }

/** `route` is the pattern, because an address may hold an id or a token. */
export const callerOf = ({ ip, method, routeOptions }: Asked) => ({
  network: ip === undefined ? null : truncateAddress(ip),
  route: `${method} ${routeOptions.url ?? 'nowhere'}`,
})
