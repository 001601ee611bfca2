// Parses JSON bodies, and treats an empty one as none: clients send the header without a body.
import type { FastifyInstance } from 'fastify'
import { badRequest } from './razorpay-error.ts'

export function readJsonBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => {
      if (text === '') return undefined
      try {
        return JSON.parse(text)
      } catch {
        throw badRequest('The request body is not valid JSON.')
      }
    },
  )
}
