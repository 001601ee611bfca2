// Two servers of ours behind HAProxy on a database that fails over, with the provider's stand-in and a host's boxes.
import { join } from 'node:path'
import { freePort } from '../../../tools/free-port.mjs'
import { type KillableServer, killableServer } from '../../e2e/chaos/environment/killable-server.ts'
import { openHost } from '../../e2e/chaos/environment/open-host.ts'
import { type Provider, startProvider } from '../../e2e/chaos/environment/provider.ts'
import { serverSettings } from '../../e2e/chaos/environment/server-settings.ts'
import { openTempFolder } from '../../e2e/chaos/environment/temp-folder.ts'
import { WEBHOOK_PATH } from '../../e2e/chaos/faults/forged-calls.ts'
import { BACKEND, httpConfig } from '../haproxy/http-config.ts'
import { startHaproxy } from '../haproxy/start-haproxy.ts'
import { type Cluster, startCluster } from '../patroni/start-cluster.ts'
import { openFolder } from '../programs/open-folder.ts'
import { waitUntil } from '../programs/wait-until.ts'
import type { Place } from './give.ts'

const SERVERS = ['server1', 'server2']
const BOXES = 4
/** Long after a failover: verify and webhooks are what is tested. */
const RECONCILE_AFTER = '1m,3m,10m,30m,60m'

export interface Platform {
  place: Place
  boxIds: readonly string[]
  servers: readonly KillableServer[]
  provider: Provider
  cluster: Cluster
  /** Answers the servers' exit codes. */
  close(): Promise<(number | null)[]>
}

export async function openPlatform(): Promise<Platform> {
  const cluster = await startCluster()
  const folder = openTempFolder('lifafa-failover-')
  const dataDir = join(folder, 'data')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const provider = await startProvider(folder, `${url}${WEBHOOK_PATH}`)
  const places = await Promise.all(SERVERS.map(async (name) => ({ name, port: await freePort() })))
  const servers = places.map((place) =>
    killableServer(`http://127.0.0.1:${place.port}`, dataDir, {
      ...serverSettings(place.port, dataDir, provider, cluster.databaseUrl, undefined),
      ...{ RECONCILE_AFTER, TRUST_PROXY: '1', LOG_LEVEL: 'error' },
    }),
  )
  for (const server of servers) await server.start()
  const haproxy = await startHaproxy({
    folder: openFolder('lifafa-proxy-'),
    config: httpConfig(port, places),
  })
  await waitUntil(async () => {
    const states = await haproxy.states(BACKEND)
    return SERVERS.every((name) => states.get(name) === 'UP')
  })
  const [first] = servers
  if (!first) throw new Error('There is no server.')
  const { boxes } = await openHost(first, BOXES)
  return {
    place: { url, providerUrl: provider.url },
    boxIds: boxes,
    servers,
    provider,
    cluster,
    async close() {
      const codes = await Promise.all(servers.map((server) => server.stop()))
      await haproxy.stop()
      await provider.stop()
      await cluster.stop()
      return codes
    },
  }
}
