// A TCP relay on loopback that can be shut: then nothing passes, and nobody is told, as on a network that is cut.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface Relay {
  /** Holds what is sent from now on, both ways; new connections are accepted, and hear nothing. */
  shut(): void
  /** Delivers what was held. */
  open(): void
  close(): Promise<void>
}

/** Passes connections at `port` on to `targetPort`. */
export async function openRelay(port: number, targetPort: number): Promise<Relay> {
  const sockets = new Set<Socket>()
  let isShut = false
  const waiting: (() => void)[] = []

  function pass(from: Socket, to: Socket): void {
    from.on('data', (chunk) => {
      if (!to.write(chunk)) from.pause()
    })
    to.on('drain', () => {
      if (!isShut) from.resume()
    })
    // An end is news, too: it does not pass while the relay is shut.
    from.once('close', () => whenOpen(() => to.end()))
  }
  const whenOpen = (then: () => void): void => {
    if (isShut) waiting.push(then)
    else then()
  }
  const hold = (socket: Socket): Socket => {
    sockets.add(socket)
    return socket
      .setNoDelay()
      .on('error', () => {})
      .once('close', () => sockets.delete(socket))
  }

  const server = createServer((client) => {
    hold(client).pause()
    whenOpen(() => {
      const target = hold(connect(targetPort, '127.0.0.1'))
      pass(client, target)
      pass(target, client)
      client.resume()
    })
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    shut() {
      isShut = true
      for (const socket of sockets) socket.pause()
    },
    open() {
      isShut = false
      for (const then of waiting.splice(0)) then()
      for (const socket of sockets) socket.resume()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
