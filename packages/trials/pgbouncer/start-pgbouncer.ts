// Starts PgBouncer with deploy/several-servers/pgbouncer.ini in front of a PostgreSQL.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../tools/free-port.mjs'
import { onServer } from '../../server/src/test/database/database-server.ts'
import { findProgram } from '../processes/find-program.ts'
import { accepts, startProgram, untilReady } from '../processes/start-program.ts'

const EXAMPLE = new URL('../../../deploy/several-servers/pgbouncer.ini', import.meta.url)
const PASSWORD = 'a-password-of-the-tests'
/** docs/several-servers.md, “PgBouncer”, has the same list, for all databases of a role. */
const SESSION_SETTINGS = {
  timezone: 'UTC',
  datestyle: 'ISO',
  statement_timeout: '15s',
  idle_in_transaction_session_timeout: '15s',
}

export interface Pgbouncer {
  /** The address of a database of its PostgreSQL through PgBouncer. */
  urlOf(databaseUrl: string): string
  /** Ends it as SIGKILL does, and starts it again. */
  killAndRestart(): Promise<void>
  stop(): Promise<void>
}

type Options = {
  /** Its working directory, which its user may write. */
  folder: string
  /** Any database of the PostgreSQL; its user needs no password there. */
  databaseUrl: string
  /** Further lines of its configuration; they prevail. */
  lines?: readonly string[]
}

/** Resolves when it accepts connections. Throws where PgBouncer is not to be had. */
export async function startPgbouncer({ folder, databaseUrl, lines = [] }: Options): Promise<Pgbouncer> {
  const path = findProgram('pgbouncer')
  if (!path) throw new Error('PgBouncer is neither installed nor can it be installed.')
  const { hostname, port: databasePort, username } = new URL(databaseUrl)
  const port = await freePort()
  const users = join(folder, 'userlist.txt')
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(users, `"${username}" "${PASSWORD}"\n`)
  const config = readFileSync(EXAMPLE, 'utf8')
    .replace(/^lifafa = .*$/m, `* = host=${hostname} port=${databasePort}`)
    .replace(/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1\nunix_socket_dir =')
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^auth_file = .*$/m, `auth_file = ${users}`)
  writeFileSync(file, [config, ...lines, ''].join('\n'))

  const start = async () => {
    const program = startProgram(path, [file], { folder, name: 'pgbouncer' })
    await untilReady(program, () => accepts(port))
    return program
  }
  let program = await start()
  return {
    urlOf(databaseUrl) {
      const url = new URL(databaseUrl)
      url.password = PASSWORD
      url.host = `127.0.0.1:${port}`
      return url.href
    },
    async killAndRestart() {
      await program.stop('SIGKILL')
      program = await start()
    },
    stop: () => program.stop(),
  }
}

/**
 * Gives the sessions of a test's database an operator's settings of the servers' role: PgBouncer drops those that sessions ask for.
 */
export const giveSessionSettings = (databaseUrl: string): Promise<void> =>
  onServer(databaseUrl, async (client) => {
    const database = new URL(databaseUrl).pathname.slice(1)
    for (const [name, value] of Object.entries(SESSION_SETTINGS))
      await client.query(`alter role ${client.user} in database "${database}" set ${name} = '${value}'`)
  })
