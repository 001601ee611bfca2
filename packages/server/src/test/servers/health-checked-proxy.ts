// A proxy as in docs/operations.md: keep-alive connections to the servers, a health check of each at an interval, and no
// call sent twice.
import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const CHECK_EVERY_MS = 100
const BAD_GATEWAY = 502

export type CheckingProxy = {
  url: string
  /** Resolves when the proxy sees the server behind this port in this state. */
  seen(port: string, isReady: boolean): Promise<void>
  close(): Promise<void>
}

type Server = { port: string; agent: Agent; isReady: boolean; whenChecked: Promise<unknown> }

async function check(server: Server): Promise<void> {
  server.isReady = await fetch(`http://127.0.0.1:${server.port}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )
}

function forward(server: Server, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = asked
  const sent = request({
    port: server.port,
    host: '127.0.0.1',
    agent: server.agent,
    method,
    path: url,
    headers,
  })
  sent.on('response', (response) => {
    const { connection: _, ...headers } = response.headers
    answer.writeHead(response.statusCode ?? BAD_GATEWAY, headers)
    response.pipe(answer)
    response.on('error', () => answer.destroy())
  })
  sent.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(BAD_GATEWAY).end()))
  asked.pipe(sent)
}

export async function openProxy(ports: readonly string[]): Promise<CheckingProxy> {
  const servers = ports.map((port): Server => {
    const agent = new Agent({ keepAlive: true })
    return { port, agent, isReady: false, whenChecked: Promise.resolve() }
  })
  const checkAll = () => {
    for (const server of servers) server.whenChecked = check(server)
  }
  const timer = setInterval(checkAll, CHECK_EVERY_MS)
  let turn = 0
  const proxy = createServer((asked, answer) => {
    const ready = servers.filter(({ isReady }) => isReady)
    const server = ready[turn++ % ready.length]
    if (server) forward(server, asked, answer)
    else answer.writeHead(BAD_GATEWAY).end()
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')

  async function seen(port: string, isReady: boolean): Promise<void> {
    const server = servers.find((one) => one.port === port)
    if (!server) throw new Error(`Nobody is behind ${port}.`)
    while (server.isReady !== isReady) {
      await new Promise((next) => setTimeout(next, CHECK_EVERY_MS))
      await server.whenChecked
    }
  }
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    seen,
    async close() {
      clearInterval(timer)
      proxy.closeAllConnections()
      proxy.close()
      for (const { agent } of servers) agent.destroy()
      await once(proxy, 'close')
    },
  }
}
