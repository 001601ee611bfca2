// Writes every error in Razorpay's form.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { badRequest, RazorpayError } from './razorpay-error.ts'

export function replyWithError(
  error: FastifyError | RazorpayError,
  _request: FastifyRequest,
  reply: FastifyReply,
) {
  const answer = asRazorpayError(error)
  return reply.code(answer.status).send({ error: answer.body })
}

function asRazorpayError(error: FastifyError | RazorpayError): RazorpayError {
  if (error instanceof RazorpayError) return error
  if (error.statusCode && error.statusCode < 500) return badRequest(error.message)
  // A fault of the stand-in itself, not a rehearsed one: whoever runs it has to see where.
  process.stderr.write(`razorpay-stand-in: ${error.stack}\n`)
  return new RazorpayError({ code: 'SERVER_ERROR', description: error.message }, 500)
}
