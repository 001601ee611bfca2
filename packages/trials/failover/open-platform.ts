// Two servers of ours behind HAProxy on a database that fails over, with the provider's stand-in and a host's boxes.
import { join } from 'node:path'
import { freePort } from '../../../tools/free-port.mjs'
import { openHost, WEBHOOK_PATH } from '../chaos/environment/host.ts'
import { BACKEND, httpConfig, startHaproxy } from '../haproxy/start-haproxy.ts'
import { type Cluster, startCluster } from '../patroni/start-cluster.ts'
import { type KillableServer, killableServer } from '../processes/killable-server.ts'
import { startStandInProcess } from '../processes/stand-in-process.ts'
import { openFolder } from '../processes/start-program.ts'
import { waitUntil } from '../processes/wait-until.ts'
import type { Place } from './load.ts'

const SERVERS = ['server1', 'server2']
const BOXES = 4
/** Long after a failover: verify and webhooks are what is tested. */
const RECONCILE_AFTER = '1m,3m,10m,30m,60m'

export interface Platform {
  place: Place
  boxIds: readonly string[]
  servers: readonly KillableServer[]
  cluster: Cluster
  /** Returns the servers' exit codes. */
  close(): Promise<(number | null)[]>
}

export async function openPlatform(): Promise<Platform> {
  const cluster = await startCluster()
  const folder = openFolder('lifafa-failover-')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const standIn = await startStandInProcess(`${url}${WEBHOOK_PATH}`, join(folder, 'provider.sqlite'))
  const places = await Promise.all(SERVERS.map(async (name) => ({ name, port: await freePort() })))
  const servers = places.map(({ port }) =>
    killableServer({
      port,
      dataDir: join(folder, 'data'),
      databaseUrl: cluster.databaseUrl,
      standInUrl: standIn.url,
      settings: { RECONCILE_AFTER, TRUST_PROXY: '1', LOG_LEVEL: 'error' },
    }),
  )
  for (const server of servers) await server.start()
  const haproxy = await startHaproxy({ folder, config: httpConfig(port, places) })
  await waitUntil(async () => {
    const states = await haproxy.states(BACKEND)
    return SERVERS.every((name) => states.get(name) === 'UP')
  })
  const [first] = servers
  if (!first) throw new Error('There is no server.')
  const { boxes } = await openHost(first, BOXES)
  return {
    place: { url, providerUrl: standIn.url },
    boxIds: boxes,
    servers,
    cluster,
    async close() {
      const codes = await Promise.all(servers.map((server) => server.stop()))
      await haproxy.stop()
      await standIn.stop()
      await cluster.stop()
      return codes
    },
  }
}
