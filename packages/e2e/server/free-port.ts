// A TCP port of this machine that nobody uses.
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** Free when it is answered; the system hands out others for a while, so it stays so long enough to be taken. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
