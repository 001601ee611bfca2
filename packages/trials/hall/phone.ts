// A phone in a hall: keeps its own connections to the server, as a browser does, behind the network address of its hall.
import { Agent } from 'node:http'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import { send } from '../calls.ts'

/** A browser opens so many to one origin. */
const CONNECTIONS = 6

/** `status`: 0 if there was no answer; `ms`: until its end; `bytes`: of its body, as it was sent. */
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

  const timed = async (call: string, path: string, { body, headers }: Asked): Promise<Answered> => {
    const begun = performance.now()
    const answer = await send(url + path, {
      agent,
      body,
      headers: { 'x-forwarded-for': network, ...headers },
    })
    return {
      ...{ call, status: answer.status, ms: performance.now() - begun },
      ...{ bytes: answer.body.length, text: answer.body.toString() },
    }
  }

  return {
    get: (call, path) => timed(call, path, { headers: { 'accept-encoding': 'gzip, br' } }),
    ask: (call, asked = {}) => timed(call, `${API_PREFIX}${paymentPaths[call]}/`, asked),
    close: () => agent.destroy(),
  }
}
