// Restricts the control plane to this machine: its callers can invent payments.
import type { FastifyReply, FastifyRequest } from 'fastify'

export async function loopbackOnly(request: FastifyRequest, reply: FastifyReply) {
  const peer = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  if (peer === '::1' || peer.startsWith('127.')) return
  return reply
    .code(403)
    .send({ error: { code: 'BAD_REQUEST_ERROR', description: 'Only from this machine.' } })
}
