// A mail server on a port of this machine that answers each command as a test says, and remembers what it heard.
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export type SmtpServer = {
  /** For SMTP_URL. */
  url: string
  /** All that was sent to it, a text for each connection: several letters may come at the same moment. */
  heard: string[]
  close(): Promise<void>
}

/** What a server says that takes every letter. */
export const taking = (command: string): string => (command === 'DATA' ? '354 go on' : '250 fine')

/** @param answerTo undefined where it says nothing at all, not even a greeting */
export async function smtpServer(answerTo?: (command: string) => string, port = 0): Promise<SmtpServer> {
  const heard: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    const connection = heard.push('') - 1
    if (answerTo)
      converse(socket, answerTo, (text) => {
        heard[connection] += text
      })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    async close() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}

function converse(socket: Socket, answerTo: (command: string) => string, hear: (text: string) => void): void {
  socket.write('220 ready\r\n')
  let inData = false
  socket.on('data', (chunk) => {
    hear(chunk.toString())
    for (const line of chunk.toString().split('\r\n')) {
      if (inData) {
        if (line === '.') {
          inData = false
          socket.write('250 taken\r\n')
        }
      } else if (line) {
        inData = line === 'DATA'
        socket.write(`${answerTo(line)}\r\n`)
      }
    }
  })
}
