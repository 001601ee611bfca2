// A node of the cluster: Patroni with its PostgreSQL, which can be killed, and cut off from all others.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../tools/free-port.mjs'
import { childrenOf, isRunning } from '../processes/read-proc.ts'
import { openFolder, type Program, startProgram } from '../processes/start-program.ts'
import { waitUntil } from '../processes/wait-until.ts'
import { nodeConfig, type Ports } from './node-config.ts'
import { openRelay } from './relay.ts'

/** As Patroni's pages are called. */
export type Role = 'primary' | 'synchronous'

export interface Node {
  name: string
  ports: Ports
  /** Straight to its PostgreSQL, as from the same machine: not through what is cut. */
  databaseUrl: string
  start(): void
  /** SIGKILL for Patroni and all of PostgreSQL, as a machine that loses its power. Resolves when they are gone. */
  kill(): Promise<void>
  killAtOnce(): number[]
  /** Nothing passes between this node and etcd, HAProxy and the nodes that read from it; its processes go on. */
  cut(): void
  mend(): void
  /** Asks its Patroni, on its own machine. */
  has(role: Role): Promise<boolean>
  close(): Promise<void>
}

const ANSWER_WITHIN_MS = 2_000

type Options = { name: string; patroni: string; binaries: string; etcdPort: number }

export async function openNode({ name, patroni, binaries, etcdPort }: Options): Promise<Node> {
  const folder = openFolder(`lifafa-${name}-`)
  const ports: Ports = {
    ...{ database: await freePort(), rest: await freePort() },
    reachedAt: { database: await freePort(), rest: await freePort() },
  }
  const toEtcd = await freePort()
  const relays = [
    await openRelay(ports.reachedAt.database, ports.database),
    await openRelay(ports.reachedAt.rest, ports.rest),
    await openRelay(toEtcd, etcdPort),
  ]
  const config = join(folder, 'patroni.yml')
  writeFileSync(config, nodeConfig({ name, folder, binaries, ports, etcdPort: toEtcd }))
  let program: Program | undefined

  function killAtOnce(): number[] {
    const patroniPids = program ? killWithChildren(program.pid) : []
    try {
      const [pid] = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')
      return [...patroniPids, ...killWithChildren(Number(pid))]
    } catch {
      // It has no PostgreSQL yet, or has stopped it.
      return patroniPids
    }
  }
  async function kill(): Promise<void> {
    const pids = killAtOnce()
    await program?.ended
    await waitUntil(() => !pids.some(isRunning))
  }
  return {
    name,
    ports,
    databaseUrl: `postgres://postgres@127.0.0.1:${ports.database}/postgres`,
    start() {
      program = startProgram(patroni, [config], { folder, name: 'patroni' })
    },
    kill,
    killAtOnce,
    cut() {
      for (const relay of relays) relay.shut()
    },
    mend() {
      for (const relay of relays) relay.open()
    },
    has: (role) =>
      fetch(`http://127.0.0.1:${ports.rest}/${role}`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    async close() {
      await kill()
      for (const relay of relays) await relay.close()
    },
  }
}

/** SIGKILL for a process and its children; answers who was killed. */
function killWithChildren(parent: number): number[] {
  const found = [parent, ...childrenOf(parent)].filter(isRunning)
  for (const pid of found)
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended meanwhile.
    }
  return found
}
