// Listens on a Unix socket for operator commands; access to the data directory is the permission (decision 10).
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../../services.ts'
import { sendBackup } from '../backup/server-backup.ts'
import { answerQuestion } from './answer-question.ts'
import { operatorSocket } from './operator-socket.ts'
import { asked, BACKUP } from './question.ts'

const MAX_QUESTION_BYTES = 1024

type Deps = Pick<Services, 'settings' | 'db' | 'providerSettings' | 'sandbox' | 'now'>

/** The caller has locked the data directory: an existing socket was left by a process that has ended. */
export async function listenForOperator(
  services: Deps,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<{ close(): Promise<void> }> {
  const path = await operatorSocket(services.settings.dataDir)
  if (process.platform !== 'win32') await rm(path, { force: true })
  const lines = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (line) => {
    lines.add(line)
    line.on('close', () => lines.delete(line))
    answerOn(line, services).catch((error) => {
      log.error({ err: error }, 'an operator could not be answered')
      line.destroy()
    })
  })
  server.listen(path)
  await once(server, 'listening')
  return {
    async close() {
      server.close()
      for (const line of lines) line.destroy()
      await once(server, 'close')
    },
  }
}

async function answerOn(line: Socket, { db, providerSettings, settings, sandbox, now }: Deps): Promise<void> {
  let text = ''
  for await (const part of line.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    text += part
    if (text.length > MAX_QUESTION_BYTES) throw new Error('a question is too long')
  }
  // Somebody only looked whether a server runs (reachServer).
  if (text === '') return void line.end()
  const question = asked.parse(JSON.parse(text))
  if (question.command === BACKUP.command)
    return sendBackup({ db, dataDir: settings.dataDir, now: now() }, line)
  const { holidays } = settings
  const sources = { db, access: providerSettings, isSandbox: sandbox, holidays, now: now() }
  line.end(JSON.stringify(await answerQuestion(sources, question)))
}
