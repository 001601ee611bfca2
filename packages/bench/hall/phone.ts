// A phone in a hall: keeps its own connections to the server, as a browser does, behind the network address of its hall.
import { Agent, request } from 'node:http'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'

const ANSWER_WITHIN_MS = 30_000
/** What a browser opens to one origin. */
const CONNECTIONS = 6

/** `status`: 0 where there was no answer; `ms`: until its end; `bytes`: of its body, as it was sent. */
export type Answered = { call: string; status: number; ms: number; bytes: number; text: string }
type Asked = { body?: object; headers?: Record<string, string> }

export type Phone = {
  /** `call`: what it is named in the results. */
  get(call: string, path: string): Promise<Answered>
  ask(call: keyof typeof paymentPaths, asked?: Asked): Promise<Answered>
  close(): void
}

/** `network`: as a proxy reports it; the server must trust one (TRUST_PROXY). */
export function openPhone(url: string, network: string): Phone {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

  const send = (call: string, path: string, { body, headers }: Asked): Promise<Answered> => {
    const begun = performance.now()
    const sent = body && JSON.stringify(body)
    return new Promise((resolve) => {
      const answer = (status: number, body: Buffer) =>
        resolve({
          ...{ call, status, ms: performance.now() - begun },
          ...{ bytes: body.length, text: body.toString() },
        })
      const fail = () => answer(0, Buffer.alloc(0))
      const asked = request(
        url + path,
        {
          agent,
          method: sent ? 'POST' : 'GET',
          timeout: ANSWER_WITHIN_MS,
          headers: {
            'x-forwarded-for': network,
            ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
            ...headers,
          },
        },
        (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('error', fail)
          response.on('end', () => answer(response.statusCode ?? 0, Buffer.concat(parts)))
        },
      )
      asked.on('timeout', () => asked.destroy()).on('error', fail)
      asked.end(sent)
    })
  }

  return {
    get: (call, path) => send(call, path, { headers: { 'accept-encoding': 'gzip, br' } }),
    ask: (call, asked = {}) => send(call, `${API_PREFIX}${paymentPaths[call]}/`, asked),
    close: () => agent.destroy(),
  }
}
