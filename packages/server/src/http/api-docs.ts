// The API's description (OpenAPI) at /api/docs, made from the very schemas that check each call.
import swagger from '@fastify/swagger'
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** Of a host or an administrator: neither opens what is the other's. */
const ACCESS_TOKEN = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } as const

export async function apiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: `${PRODUCT_NAME} API`, version: '1' },
      components: { securitySchemes: { host: ACCESS_TOKEN, admin: ACCESS_TOKEN } },
    },
    transform: jsonSchemaTransform,
  })
  app.get(`${API_PREFIX}/docs`, { schema: { hide: true } }, () => app.swagger())
}
