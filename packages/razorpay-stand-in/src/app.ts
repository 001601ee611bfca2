// Builds the stand-in's HTTP server: hooks and routes in the order in which a call passes them.
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { checkoutRoutes } from './checkout/routes.ts'
import { type ControlParts, controlRoutes } from './control/routes.ts'
import { disputeRoutes } from './disputes/routes.ts'
import { applyFaults } from './http/apply-faults.ts'
import type { Faults } from './http/faults.ts'
import { authenticationFailed, badRequest, RazorpayError, urlNotFound } from './http/razorpay-error.ts'
import { logRequests } from './http/request-log.ts'
import { orderRoutes } from './orders/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { payoutRoutes } from './payouts/routes.ts'
import { refundRoutes } from './refunds/routes.ts'
import { accountRoutes, transferRoutes } from './route/routes.ts'
import { settlementRoutes } from './settlements/routes.ts'
import { validationRoutes } from './validations/routes.ts'
import type { World } from './world.ts'

type AppParts = Omit<ControlParts, 'requests'> & { faults: Faults }

/** Answers calls of the API in this process: without a port, the dialog, faults and the control plane. */
export function createApi(world: World): FastifyInstance {
  const app = createServer()
  app.register(async (v1) => apiRoutes(v1, world), { prefix: '/v1' })
  return app
}

export function createApp(world: World, parts: AppParts): FastifyInstance {
  const app = createServer()
  const requests = logRequests(app, world.clock)

  app.register(
    async (v1) => {
      applyFaults(v1, parts.faults)
      checkoutRoutes(v1, world)
      v1.register(async (api) => apiRoutes(api, world))
    },
    { prefix: '/v1' },
  )
  app.register(
    async (v2) => {
      applyFaults(v2, parts.faults)
      v2.addHook('onRequest', requireBasicAuth(world.keyId, world.keySecret))
      accountRoutes(v2, world)
    },
    { prefix: '/v2' },
  )
  app.register(async (control) => controlRoutes(control, world, { ...parts, requests }), {
    prefix: '/stand-in',
  })
  return app
}

function createServer(): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true })
  readJsonBodies(app)
  app.setErrorHandler(replyWithError)
  app.setNotFoundHandler(async () => {
    throw urlNotFound()
  })
  return app
}

function apiRoutes(api: FastifyInstance, world: World): void {
  api.addHook('onRequest', requireBasicAuth(world.keyId, world.keySecret))
  orderRoutes(api, world)
  paymentRoutes(api, world)
  refundRoutes(api, world)
  disputeRoutes(api, world)
  settlementRoutes(api, world)
  payoutRoutes(api, world)
  validationRoutes(api, world)
  transferRoutes(api, world)
}

/** The scheme must be exactly `Basic`: the docs list `basic`, `BASIC` and quoted or `$`-prefixed tokens as failing. */
function requireBasicAuth(keyId: string, keySecret: string) {
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  return async (request: FastifyRequest) => {
    if (request.headers.authorization !== expected) throw authenticationFailed()
  }
}

/** An empty body is none: clients send the header without a body. */
function readJsonBodies(app: FastifyInstance) {
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

function replyWithError(error: FastifyError | RazorpayError, _request: FastifyRequest, reply: FastifyReply) {
  const answer = asRazorpayError(error)
  return reply.code(answer.status).send({ error: answer.body })
}

function asRazorpayError(error: FastifyError | RazorpayError): RazorpayError {
  if (error instanceof RazorpayError) return error
  if (error.statusCode && error.statusCode < 500) return badRequest(error.message)
  // A fault of the stand-in itself, not a rehearsed one: it must be seen.
  process.stderr.write(`razorpay-stand-in: ${error.stack}\n`)
  return new RazorpayError({ code: 'SERVER_ERROR', description: error.message }, 500)
}
