// Finds a program of the machine (HAProxy, PgBouncer, …), or installs its Debian package.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian keeps programs of servers where only root's PATH looks. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

const installed = (name: string): string | undefined =>
  FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path))

const isDebianAsRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version')

function install(packages: readonly string[]): void {
  // Another check may be installing something else.
  const wait = ['-o', 'DPkg::Lock::Timeout=240']
  spawnSync('apt-get', [...wait, 'install', '-y', '--no-install-recommends', ...packages], {
    stdio: 'ignore',
    timeout: 300_000,
    // Their services would run beside ours: this answers “no” to the packages' question whether to start them.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
}

/** The program's path; undefined if it is neither installed nor can be, since we are not root on Debian. */
export function findProgram(name: string, packages: readonly string[] = [name]): string | undefined {
  const found = installed(name)
  if (found || !isDebianAsRoot) return found
  install(packages)
  return installed(name)
}
