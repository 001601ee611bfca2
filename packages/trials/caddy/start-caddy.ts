// Starts Caddy with deploy/Caddyfile, on ports and with certificates of its own.
import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '../../../tools/free-port.mjs'
import { findProgram } from '../processes/find-program.ts'
import { accepts, openFolder, startProgram, untilReady } from '../processes/start-program.ts'

export const DEPLOY = join(import.meta.dirname, '../../../deploy')
const CADDYFILE = readFileSync(join(DEPLOY, 'Caddyfile'), 'utf8')

export interface Caddy {
  httpPort: number
  httpsPort: number
  /** Calls it by https, trusting its own authority alone. */
  ask(path: string, options?: { method?: string; headers?: Record<string, string> }): Promise<Answered>
  stop(): Promise<void>
}
export interface Answered {
  status: number
  headers: NodeJS.Dict<string | string[]>
  body: string
}

/** `servers`: the ports of those behind it. Throws where Caddy is not to be had. */
export async function startCaddy(servers: readonly number[]): Promise<Caddy> {
  const path = findProgram('caddy')
  if (!path) throw new Error('Caddy is neither installed nor can it be installed.')
  const folder = openFolder('lifafa-caddy-')
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const own = `{\n admin off\n skip_install_trust\n http_port ${httpPort}\n https_port ${httpsPort}\n}\n`
  const file = join(folder, 'Caddyfile')
  const addresses = servers.map((port) => `127.0.0.1:${port}`)
  // Often enough for a test.
  writeFileSync(file, own + CADDYFILE.replace('health_interval 1s', 'health_interval 50ms'))
  const program = startProgram(path, ['run', '--config', file, '--adapter', 'caddyfile'], {
    folder,
    name: 'caddy',
    env: {
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITES: 'https://localhost',
      SERVERS: addresses.join(' '),
      SERVERS_FROM_LAST: addresses.toReversed().join(' '),
      PAGES: DEPLOY,
      TLS: 'tls internal',
    },
  })
  const authority = () => readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'))
  const ask: Caddy['ask'] = (path, { method = 'GET', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const call = request({ host: 'localhost', port: httpsPort, path, method, headers, ca: authority() })
      call.once('error', reject)
      call.once('response', async (answer) =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }),
      )
      call.end()
    })
  // It listens before it has its certificate.
  const answers = async () => (await accepts(httpsPort)) && (await ask('/').then(Boolean, () => false))
  await untilReady(program, answers)
  return { httpPort, httpsPort, ask, stop: () => program.stop() }
}
