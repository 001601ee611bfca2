// The configurations of deploy/failing-over, with the addresses and folders of a test.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (name: string): string =>
  readFileSync(new URL(`../../../deploy/failing-over/${name}`, import.meta.url), 'utf8')

/** The ports where a node listens, and where the others reach it. */
export type Ports = { database: number; rest: number; reachedAt: { database: number; rest: number } }

type NodeSettings = {
  name: string
  folder: string
  /** The folder of PostgreSQL's programs. */
  binaries: string
  ports: Ports
  /** This node reaches etcd there. */
  etcdPort: number
}

/** Throws where the example has no such line: it was changed, and this file was not. */
function replaceLine(text: string, line: RegExp, replacement: string): string {
  if (!line.test(text)) throw new Error(`deploy/failing-over has no line ${line}.`)
  return text.replace(line, replacement)
}

export function nodeConfig({ name, folder, binaries, ports, etcdPort }: NodeSettings): string {
  const { database, rest, reachedAt } = ports
  const lines: [RegExp, string][] = [
    [/^name: .*$/m, `name: ${name}`],
    [/^ {2}listen: .*:8008$/m, `  listen: 127.0.0.1:${rest}`],
    [/^ {2}connect_address: .*:8008$/m, `  connect_address: 127.0.0.1:${reachedAt.rest}`],
    // Otherwise Patroni asks etcd for its addresses, and goes there by itself.
    [/^ {2}hosts: .*$/m, `  hosts: 127.0.0.1:${etcdPort}\n  use_proxies: true`],
    [/^ {2}listen: .*:5432$/m, `  listen: 127.0.0.1:${database}`],
    [/^ {2}connect_address: .*:5432$/m, `  connect_address: 127.0.0.1:${reachedAt.database}`],
    [/^ {2}data_dir: .*$/m, `  data_dir: ${join(folder, 'data')}`],
    [/^ {2}bin_dir: .*$/m, `  bin_dir: ${binaries}`],
    [/^ {2}pgpass: .*$/m, `  pgpass: ${join(folder, 'pgpass')}`],
    [/^ {4}unix_socket_directories: .*$/m, `    unix_socket_directories: ${folder}`],
    [/ peer$/m, ' trust'],
    [/10\.0\.0\.0\/16 scram-sha-256$/gm, '127.0.0.1/32 trust'],
  ]
  return lines.reduce(
    (text, [line, replacement]) => replaceLine(text, line, replacement),
    read('patroni.yml'),
  )
}

export function databaseProxyConfig(port: number, nodes: readonly { name: string; ports: Ports }[]): string {
  const text = replaceLine(read('haproxy.cfg'), /bind 127\.0\.0\.1:5432/, `bind 127.0.0.1:${port}`)
  const others = text.split('\n').filter((line) => !/^\s+server /.test(line))
  const ours = nodes.map(
    ({ name, ports: { reachedAt } }) =>
      `    server ${name} 127.0.0.1:${reachedAt.database} port ${reachedAt.rest}`,
  )
  return [...others, ...ours, ''].join('\n')
}
