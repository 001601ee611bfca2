// Three PostgreSQL under Patroni with etcd on one machine, and HAProxy that leads to the primary.
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../../tools/free-port.mjs'
import { findBinaries } from '../../../tools/postgres/binaries.mjs'
import { onServer } from '../../server/src/test/database/database-server.ts'
import { startHaproxy } from '../haproxy/start-haproxy.ts'
import { findProgram } from '../processes/find-program.ts'
import { openFolder, type Program, startProgram, untilReady } from '../processes/start-program.ts'
import { waitUntil } from '../processes/wait-until.ts'
import { databaseProxyConfig } from './node-config.ts'
import { type Node, openNode, type Role } from './start-node.ts'

/** Debian's packages of each program. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  etcd: ['etcd-server'],
  patroni: ['patroni', 'python3-etcd', 'python3-psycopg2'],
  haproxy: ['haproxy'],
}
const NAMES = ['pg1', 'pg2', 'pg3']
const DATABASE = 'lifafa'

export interface Cluster {
  nodes: readonly Node[]
  /** The address of our database, through HAProxy. */
  databaseUrl: string
  /** Throws where there is none at this moment. */
  findPrimary(): Promise<Node>
  /** One primary, and the others are synchronous standbys that can take its place. */
  untilWhole(): Promise<void>
  stop(): Promise<void>
}

/** Names of the programs that are neither installed nor can be. */
export const listMissingPrograms = (): string[] =>
  Object.entries(PACKAGES).flatMap(([name, packages]) => (findProgram(name, packages) ? [] : [name]))

/** Throws where it is missing. */
function getProgram(name: 'etcd' | 'patroni'): string {
  const path = findProgram(name, PACKAGES[name])
  if (!path) throw new Error(`${name} is neither installed nor can it be installed.`)
  return path
}

/** An etcd of one member, which keeps the lock of the primary. (Three machines have a member each: docs/several-servers.md.) */
async function startEtcd(folder: string): Promise<Program & { port: number }> {
  const [port, peerPort] = [await freePort(), await freePort()]
  const [clients, peers] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`]
  const program = startProgram(
    getProgram('etcd'),
    [
      ...['--name', 'one', '--data-dir', join(folder, 'etcd')],
      ...['--listen-client-urls', clients, '--advertise-client-urls', clients],
      ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers],
      ...['--initial-cluster', `one=${peers}`],
    ],
    { folder, name: 'etcd' },
  )
  await untilReady(program, () =>
    fetch(`${clients}/health`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return { ...program, port }
}

async function whoHas(nodes: readonly Node[], role: Role): Promise<Node[]> {
  const answers = await Promise.all(nodes.map((node) => node.has(role)))
  return nodes.filter((_, index) => answers[index])
}

/** Each question costs Patroni a query. */
const ASK_AGAIN_MS = 250

async function isWhole(nodes: readonly Node[]): Promise<boolean> {
  await delay(ASK_AGAIN_MS)
  const [primaries, standbys] = await Promise.all([whoHas(nodes, 'primary'), whoHas(nodes, 'synchronous')])
  return primaries.length === 1 && standbys.length === nodes.length - 1
}

/** Resolves when it is whole, and our empty database is there. Throws where a program is missing. */
export async function startCluster(): Promise<Cluster> {
  const patroni = getProgram('patroni')
  const nodes: Node[] = []
  // Before the folders are removed.
  const killAll = () => void nodes.map((node) => node.killAtOnce())
  process.once('exit', killAll)
  const folder = openFolder('lifafa-cluster-')
  // A folder of the path may have links to some of them; Patroni needs pg_rewind and pg_basebackup, too.
  const binaries = dirname(realpathSync(join(findBinaries(folder), 'postgres')))
  const store = await startEtcd(folder)
  for (const name of NAMES) nodes.push(await openNode({ name, patroni, binaries, etcdPort: store.port }))
  const [first, ...others] = nodes
  if (!first) throw new Error('There is no node.')
  first.start()
  await waitUntil(() => first.has('primary'))
  for (const node of others) node.start()
  await waitUntil(() => isWhole(nodes))
  await onServer(first.databaseUrl, (client) => client.query(`create database ${DATABASE}`))
  const port = await freePort()
  const haproxy = await startHaproxy({ folder, config: databaseProxyConfig(port, nodes) })
  return {
    nodes,
    databaseUrl: `postgres://postgres@127.0.0.1:${port}/${DATABASE}`,
    async findPrimary() {
      const [primary] = await whoHas(nodes, 'primary')
      if (!primary) throw new Error('There is no primary.')
      return primary
    },
    untilWhole: () => waitUntil(() => isWhole(nodes)),
    async stop() {
      await haproxy.stop('SIGKILL')
      await Promise.all(nodes.map((node) => node.close()))
      await store.stop('SIGKILL')
      process.off('exit', killAll)
    },
  }
}
