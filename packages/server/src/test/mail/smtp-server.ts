// A mail server on a local port that answers each command as a test decides, and records what it receives.
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export type SmtpServer = {
  /** For SMTP_URL. */
  url: string
  /** Everything that was sent to it, a text for each connection: several emails may arrive at the same moment. */
  received: string[]
  close(): Promise<void>
}

/** The answers of a server that accepts every email. */
export const taking = (command: string): string => (command === 'DATA' ? '354 go on' : '250 fine')

/** @param answerTo undefined for a server that never answers, not even with a greeting */
export async function smtpServer(answerTo?: (command: string) => string, port = 0): Promise<SmtpServer> {
  const received: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    const connection = received.push('') - 1
    if (answerTo)
      converse(socket, answerTo, (text) => {
        received[connection] += text
      })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async close() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}

function converse(
  socket: Socket,
  answerTo: (command: string) => string,
  record: (text: string) => void,
): void {
  socket.write('220 ready\r\n')
  let inData = false
  socket.on('data', (chunk) => {
    record(chunk.toString())
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
