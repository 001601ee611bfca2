// Counts the answers of this process and how long they took, by route: never by address, of which there are too many.
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../http/caller-of.ts'
import type { ProcessFigures } from '../../process-figures.ts'

const MS = 1000
/** Open as long as its page is. */
const STREAM = 'text/event-stream'

export function countAnswers(
  app: FastifyInstance,
  { answers, answerSeconds }: Pick<ProcessFigures, 'answers' | 'answerSeconds'>,
): void {
  app.addHook('onResponse', async (request, reply) => {
    const labels = { class: `${Math.floor(reply.statusCode / 100)}xx` }
    answers.inc(labels)
    if (String(reply.getHeader('content-type')).startsWith(STREAM)) return
    answerSeconds.observe({ ...labels, route: callerOf(request).route }, reply.elapsedTime / MS)
  })
}
