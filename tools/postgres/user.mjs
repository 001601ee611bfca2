// The unprivileged user for PostgreSQL if we are root: it refuses to run as root.
import { spawnSync } from 'node:child_process'

export const isRoot = process.getuid?.() === 0

/** @type {(command: string, ...args: string[]) => string} */
export const output = (command, ...args) => spawnSync(command, args, { encoding: 'utf8' }).stdout ?? ''

export const unprivilegedUser = () => {
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
