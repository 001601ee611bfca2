// Starts HAProxy with a configuration, and reads from it which servers it sends calls to.
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { findProgram } from '../programs/find-program.ts'
import { type Program, startProgram } from '../programs/start-program.ts'
import { accepts, untilReady } from '../programs/until-ready.ts'

export interface Haproxy extends Program {
  /** What it says of each server of a backend, by name: `UP`, `DOWN`, `UP 1/2` (one check has failed), … */
  states(backend: string): Promise<Map<string, string>>
}

/** Of the folder in which HAProxy runs. */
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
