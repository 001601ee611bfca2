// Three PostgreSQL under Patroni with etcd on one machine, and HAProxy that leads to the primary.
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../../tools/free-port.mjs'
import { findBinaries } from '../../../tools/postgres/binaries.mjs'
import { startHaproxy } from '../haproxy/start-haproxy.ts'
import { openFolder } from '../programs/open-folder.ts'
import { waitUntil } from '../programs/wait-until.ts'
import { getProgram } from './cluster-programs.ts'
import { databaseProxyConfig } from './node-config.ts'
import { startEtcd } from './start-etcd.ts'
import { type Node, openNode, type Role } from './start-node.ts'

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

async function createDatabase(node: Node): Promise<void> {
  const client = new pg.Client({ connectionString: node.databaseUrl })
  await client.connect()
  await client.query(`create database ${DATABASE}`)
  await client.end()
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
  const store = await startEtcd(getProgram('etcd'), folder)
  for (const name of NAMES) nodes.push(await openNode({ name, patroni, binaries, etcdPort: store.port }))
  const [first, ...others] = nodes
  if (!first) throw new Error('There is no node.')
  first.start()
  await waitUntil(() => first.has('primary'))
  for (const node of others) node.start()
  await waitUntil(() => isWhole(nodes))
  await createDatabase(first)
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
