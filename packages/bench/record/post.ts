// Posts JSON over kept connections, with less processor time than fetch takes: the client shares the machine with the server.
import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true })

export const post = (url: string, body: object): Promise<{ status: number; body: Record<string, string> }> =>
  new Promise((resolve, reject) => {
    const sent = JSON.stringify(body)
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }
    request(url, { agent, method: 'POST', headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(parts).toString()) }),
      )
    })
      .on('error', reject)
      .end(sent)
  })
