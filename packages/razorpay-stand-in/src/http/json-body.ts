// Reads JSON bodies, and takes an empty one for none: clients send the header along with nothing.
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
