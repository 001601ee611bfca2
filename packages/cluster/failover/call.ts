// Posts JSON over kept connections; whatever happens, it does not throw.
import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true })
/** As a guest's page. */
const ANSWER_WITHIN_MS = 25_000

export type Answer = { status: number; body: Record<string, unknown> }

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy's own page.
    return {}
  }
}

/** Undefined where no answer came. */
export const post = (url: string, body: object): Promise<Answer | undefined> =>
  new Promise((resolve) => {
    const sent = JSON.stringify(body)
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }
    const call = request(url, { agent, method: 'POST', headers, timeout: ANSWER_WITHIN_MS }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', () => resolve(undefined))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: parse(Buffer.concat(parts).toString()) }),
      )
    })
    call.on('timeout', () => call.destroy())
    call.on('error', () => resolve(undefined))
    call.end(sent)
  })
