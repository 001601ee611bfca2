// Sends an operator's question to the server that holds an embedded database, if one runs (decision 10).
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { operatorSocket } from './operator-socket.ts'
import { type Answer, answer, type Question } from './question.ts'

/** Undefined where no server runs. Throws Error where it ends, or fails, before it has answered. */
export async function askServer(dataDir: string, question: Question): Promise<Answer | undefined> {
  const line = await reachServer(dataDir)
  if (!line) return undefined
  line.end(JSON.stringify(question))
  const reply = await text(line).catch(() => '')
  if (reply === '') throw new Error('The server that runs could not answer; its log says why.')
  return answer.parse(JSON.parse(reply))
}

const NOT_LISTENING = ['ENOENT', 'ECONNREFUSED']

/** A connection to the server that holds the embedded database in `dataDir`; undefined where none runs. */
export async function reachServer(dataDir: string): Promise<Socket | undefined> {
  try {
    const line = connect({ path: await operatorSocket(dataDir), allowHalfOpen: true })
    await once(line, 'connect')
    return line
  } catch (error) {
    if (NOT_LISTENING.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
