// The programs of a database that fails over, from Debian's packages.
import { findProgram } from '../programs/find-program.ts'

const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  etcd: ['etcd-server'],
  patroni: ['patroni', 'python3-etcd', 'python3-psycopg2'],
  haproxy: ['haproxy'],
}

/** Names of those that are neither installed nor can be. */
export const listMissingPrograms = (): string[] =>
  Object.entries(PACKAGES).flatMap(([name, packages]) => (findProgram(name, packages) ? [] : [name]))

/** Throws where it is missing. */
export function getProgram(name: 'etcd' | 'patroni'): string {
  const path = findProgram(name, PACKAGES[name])
  if (!path) throw new Error(`${name} is neither installed nor can it be installed.`)
  return path
}
