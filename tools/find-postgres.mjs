// Finds or installs a PostgreSQL for tests and starts it. Runs on any Node from 18 on; by hand: node tools/find-postgres.mjs
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.mjs'
import { exe, findBinaries } from './postgres/binaries.mjs'
import { unprivilegedUser } from './postgres/user.mjs'

const IN_A_HURRY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** @type {(child: import('node:child_process').ChildProcess) => Promise<void>} */
const readyOrWhyNot = (child) =>
  new Promise((done, failed) => {
    let log = ''
    child.stderr?.on('data', (chunk) => {
      log = `${log}${chunk}`.slice(-10_000)
      if (log.includes('ready to accept connections')) done()
    })
    child.once('exit', () => failed(new Error(`PostgreSQL did not start: ${log}`)))
  })

/**
 * Starts a PostgreSQL of its own on a free loopback port, in a temporary folder, as an unprivileged user. It also ends when this
 * process does, unless that is killed with SIGKILL.
 * @param {{ durable?: boolean, parent?: string, binaries?: string, settings?: Record<string, string | number> }} [options] durable:
 * keep fsync on, for tests that kill the server; parent: holds its folder; binaries: of a certain PostgreSQL
 * @returns {Promise<{ url: string, stop: () => Promise<void>, restartAtOnce: () => Promise<void> }>} `stop`
 * also removes the folder; `restartAtOnce` does what `pg_ctl restart -m immediate` does: every process of the server ends without a
 * word to its clients. It comes back by recovery
 * @throws a sentence on how to get a PostgreSQL, when there is none
 */
export const startOwnPostgres = async ({
  durable = false,
  parent = tmpdir(),
  binaries = undefined,
  settings = {},
} = {}) => {
  const home = mkdtempSync(join(parent, 'lifafa-postgres-'))
  // With patience: PostgreSQL's processes may still be ending.
  const removeHome = () => rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  try {
    const folder = binaries ?? findBinaries(home)
    const user = unprivilegedUser()
    if (user.uid) chownSync(home, user.uid, user.gid)
    const options = { ...user, cwd: home, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }
    const data = ['-D', join(home, 'data')]
    const initdb = join(folder, `initdb${exe}`)
    const initdbArgs = [...data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
    const made = spawnSync(initdb, initdbArgs, { ...options, encoding: 'utf8' })
    if (made.status !== 0) throw new Error(`${initdb} failed: ${made.error?.message ?? made.stderr}`)

    const port = await freePort()
    const all = {
      ...{ port, listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 200 },
      ...(durable ? {} : IN_A_HURRY),
      ...settings,
    }
    const args = [...data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
    const start = async () => {
      const child = spawn(join(folder, `postgres${exe}`), args, {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      await readyOrWhyNot(child)
      return child
    }
    let child = await start()

    const endAtOnce = () => {
      child.kill('SIGQUIT')
      removeHome()
    }
    const endBySignal = (/** @type {NodeJS.Signals} */ signal) => {
      endAtOnce()
      process.kill(process.pid, signal)
    }
    process.once('exit', endAtOnce).once('SIGINT', endBySignal).once('SIGTERM', endBySignal)
    const end = async (/** @type {NodeJS.Signals} */ signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    }
    const stop = async () => {
      process.off('exit', endAtOnce).off('SIGINT', endBySignal).off('SIGTERM', endBySignal)
      await end('SIGINT')
      removeHome()
    }
    const restartAtOnce = async () => {
      await end('SIGQUIT')
      child = await start()
    }
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop, restartAtOnce }
  } catch (error) {
    removeHome()
    throw error
  }
}

/**
 * A PostgreSQL for tests: `TEST_DATABASE_URL` where it is set, or else one of their own, which `stop` ends.
 * @param {{ durable?: boolean, parent?: string }} [options] as for `startOwnPostgres`
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export const startTestPostgres = async (options) =>
  process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
    : startOwnPostgres(options)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await startTestPostgres({ durable: process.argv.includes('--durable') })
  console.log(url)
}
