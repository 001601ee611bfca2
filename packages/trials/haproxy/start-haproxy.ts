// Starts HAProxy with deploy/several-servers/haproxy.cfg or another configuration, and reads from it which servers it sends calls to.
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { findProgram } from '../processes/find-program.ts'
import { accepts, type Program, startProgram, untilReady } from '../processes/start-program.ts'

const EXAMPLE = new URL('../../../deploy/several-servers/haproxy.cfg', import.meta.url)

/** The page that stands beside the configuration. */
export const UNAVAILABLE = fileURLToPath(new URL('../../../deploy/unavailable.html', import.meta.url))

/** The name of the backend in it. */
export const BACKEND = 'servers'

export interface Haproxy extends Program {
  /** The state of each server of a backend, by name: `UP`, `DOWN`, `UP 1/2` (one check has failed), … */
  states(backend: string): Promise<Map<string, string>>
}

/** In the folder in which HAProxy runs. */
const SOCKET = 'haproxy.sock'

async function ask(socket: string, command: string): Promise<string> {
  const connection = connect(socket)
  connection.end(`${command}\n`)
  return text(connection)
}

/** The rows of `show stat`: comma-separated, with a first line of names. */
function readStates(answer: string, backend: string): Map<string, string> {
  const [head = '', ...rows] = answer.replace('# ', '').trim().split('\n')
  const names = head.split(',')
  const [proxyAt, serverAt, statusAt] = ['pxname', 'svname', 'status'].map((name) => names.indexOf(name))
  return new Map(
    rows
      .map((row) => row.split(','))
      .filter((cells) => cells[proxyAt ?? 0] === backend && cells[serverAt ?? 1] !== 'BACKEND')
      .map((cells) => [cells[serverAt ?? 1] ?? '', cells[statusAt ?? 0] ?? '']),
  )
}

/** `config`: the text of its configuration. Resolves when it accepts connections. Throws where HAProxy is not to be had. */
export async function startHaproxy({ folder, config }: { folder: string; config: string }): Promise<Haproxy> {
  const path = findProgram('haproxy')
  if (!path) throw new Error('HAProxy is neither installed nor can it be installed.')
  const socket = join(folder, SOCKET)
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, `${config}\nglobal\n    stats socket ${socket} level admin\n`)
  const program = startProgram(path, ['-db', '-f', file], { folder, name: 'haproxy' })
  // It listens on all of its addresses before it answers on the socket.
  await untilReady(program, () => accepts(socket))
  return { ...program, states: async (backend) => readStates(await ask(socket, 'show stat'), backend) }
}

/** The example's text with the addresses of a test. `checkEvery`: between two health checks, as HAProxy writes it (`200ms`); by default as in the example. */
export function httpConfig(
  port: number,
  servers: readonly { name: string; port: number }[],
  checkEvery = '1s',
): string {
  const lines = readFileSync(EXAMPLE, 'utf8')
    // In tests an unprivileged user runs it, who may open fewer files.
    .replace(/^ +(user|group) .*\n/gm, '')
    .replace('maxconn 20000', 'maxconn 2000')
    .replace('/etc/haproxy/unavailable.html', UNAVAILABLE)
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replace('inter 1s', `inter ${checkEvery}`)
    .split('\n')
  // The first of each backend is an example of its others.
  return lines
    .flatMap((line) => {
      const [, name, options = ''] = /^\s+server (\w+) \S+(.*)$/.exec(line) ?? []
      if (name === undefined) return line
      if (name !== 'one') return []
      return servers.map(
        (each) => `    server ${each.name} 127.0.0.1:${each.port}${options.replace('/one', `/${each.name}`)}`,
      )
    })
    .join('\n')
}
