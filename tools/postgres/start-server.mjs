// Makes a database cluster and starts its server on a free port.
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../free-port.mjs'
import { exe } from './binaries.mjs'

const START_ATTEMPTS = 3

/** @type {(child: import('node:child_process').ChildProcess) => Promise<void>} */
const readyOrWhyNot = (child) =>
  new Promise((done, failed) => {
    /** @type {string | undefined} */
    let log = ''
    child.stderr?.on('data', (chunk) => {
      if (log !== undefined) log += chunk
      if (!log?.includes('ready to accept connections')) return
      log = undefined
      done()
    })
    child.once('exit', () => failed(new Error(`PostgreSQL did not start: ${log}`)))
  })

/** @typedef {Record<string, string | number>} ServerSettings */

/** @type {(port: number, durable: boolean, more: ServerSettings) => string[]} */
const settings = (port, durable, more) => {
  const speed = durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const all = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    ...speed,
    ...more,
  }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * @param {string} folder where the binaries are
 * @param {string} home
 * @param {{ uid?: number, gid?: number }} user
 * @param {boolean} durable
 * @param {ServerSettings} more
 */
export const startServer = async (folder, home, user, durable, more) => {
  const data = join(home, 'data')
  const options = { ...user, cwd: home, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }
  const initdb = join(folder, `initdb${exe}`)
  const initdbArgs = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  const made = spawnSync(initdb, initdbArgs, { ...options, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`${initdb} failed: ${made.error?.message ?? made.stderr}`)
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const args = ['-D', data, ...settings(port, durable, more)]
    const start = async () => {
      const child = spawn(join(folder, `postgres${exe}`), args, {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      await readyOrWhyNot(child)
      return child
    }
    try {
      return { child: await start(), start, url: `postgres://postgres@127.0.0.1:${port}/postgres` }
    } catch (error) {
      // Another process may have taken the port meanwhile.
      if (attempt === START_ATTEMPTS) throw error
    }
  }
}
