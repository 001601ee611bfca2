// Makes HTTP calls over kept connections, with less processor time than fetch takes: the caller shares the machine with the server.
import { Agent, request } from 'node:http'

/** As a guest's page. */
const ANSWER_WITHIN_MS = 25_000
const kept = new Agent({ keepAlive: true })

type Call = {
  /** POST where there is a body, otherwise GET. */
  method?: string
  /** Sent as JSON. */
  body?: object
  headers?: Record<string, string>
  agent?: Agent
}

/** `status`: 0 if no answer came; `body`: as it was sent. Does not throw. */
export const send = (
  url: string,
  { body, method = body ? 'POST' : 'GET', headers, agent = kept }: Call = {},
): Promise<{ status: number; body: Buffer }> =>
  new Promise((resolve) => {
    const sent = body && JSON.stringify(body)
    const fail = () => resolve({ status: 0, body: Buffer.alloc(0) })
    const call = request(
      url,
      {
        agent,
        method,
        timeout: ANSWER_WITHIN_MS,
        headers: {
          ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
          ...headers,
        },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', fail)
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }))
      },
    )
    call.on('timeout', () => call.destroy()).on('error', fail)
    call.end(sent)
  })

export type Answer = { status: number; body: Record<string, unknown> }

/** As `send`; `body`: empty if the answer is no JSON, as a proxy's own page. */
export async function post(url: string, sent: object): Promise<Answer> {
  const { status, body } = await send(url, { body: sent })
  try {
    return { status, body: JSON.parse(body.toString()) }
  } catch {
    return { status, body: {} }
  }
}
