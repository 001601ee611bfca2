// Sends bytes to a server in tests over a connection of their own, whatever Node's client would make of them.
import { type AddressInfo, connect } from 'node:net'
import type { TestApp } from '../app.ts'

/** Sends `bytes` and then nothing; resolves with all that is answered when the server has closed the connection. */
export function sendRaw({ app }: TestApp, bytes: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(bytes, 'latin1'))
    socket
      .on('data', (part) => {
        answer += part
      })
      .on('error', reject)
      .on('close', () => resolve(answer))
  })
}
