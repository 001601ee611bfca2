// The configuration of HAProxy in deploy/several-servers/haproxy.cfg, with the addresses of a test.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const EXAMPLE = new URL('../../../deploy/several-servers/haproxy.cfg', import.meta.url)

/** The page that stands beside the configuration. */
export const UNAVAILABLE = fileURLToPath(new URL('../../../deploy/unavailable.html', import.meta.url))

/** The name of the backend in it. */
export const BACKEND = 'servers'

/** `checkEvery`: between two health checks, as HAProxy writes it (`200ms`); by default as in the example. */
export function httpConfig(
  port: number,
  servers: readonly { name: string; port: number }[],
  checkEvery = '1s',
): string {
  const lines = readFileSync(EXAMPLE, 'utf8')
    // In tests an unprivileged user runs it, who may open fewer files.
    .replace(/^ +(user|group) .*\n/gm, '')
    .replace('maxconn 20000', 'maxconn 2000')
    .replace('/etc/haproxy/unavailable.html', UNAVAILABLE)
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replace('inter 1s', `inter ${checkEvery}`)
    .split('\n')
  // The first of each backend is an example of its others.
  return lines
    .flatMap((line) => {
      const [, name, options = ''] = /^\s+server (\w+) \S+(.*)$/.exec(line) ?? []
      if (name === undefined) return line
      if (name !== 'one') return []
      return servers.map(
        (each) => `    server ${each.name} 127.0.0.1:${each.port}${options.replace('/one', `/${each.name}`)}`,
      )
    })
    .join('\n')
}
