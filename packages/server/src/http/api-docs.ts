// Serves the API's description (OpenAPI) at /api/docs, generated from the schemas that validate each call.
import swagger from '@fastify/swagger'
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** Access tokens of hosts and of administrators: neither is valid for the other's calls. */
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
