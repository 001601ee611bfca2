// Serves the API's description: as a page at /api/docs, and as JSON (OpenAPI) at /api/docs/json, generated from the schemas that validate each call.
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { REFERENCE_POLICY } from '../security-headers.ts'
import { completeDescription, type Description } from './complete-description.ts'
import { readCalls } from './contract-calls.ts'

/** Access tokens of hosts and of administrators: neither is valid for the other's calls. */
const ACCESS_TOKEN = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } as const

/** The session that POST /desk/open answers: good for the calls of one desk. */
const DESK_SESSION = { type: 'http', scheme: 'bearer' } as const

const ABOUT = `Every call of the hosts', guests' and administrators' pages. \`POST ${API_PREFIX}/auth/login\` and \`POST ${API_PREFIX}/admin/login\` answer an access token: press “Authorize” and paste it. A refusal is \`{ success: false, code, message, errors? }\`; compare the code, which never changes.`

/** Our name and colours in place of those of Swagger UI. */
const CSS = `
.swagger-ui .topbar { display: none }
.swagger-ui, .swagger-ui .info .title, .swagger-ui .opblock-tag { font-family: system-ui, sans-serif; color: #3b1d1d }
.swagger-ui .info { margin: 32px 0 16px }
.swagger-ui .info .title small { background: #8a1c1c }
.swagger-ui .scheme-container { background: #fdf8ef; box-shadow: none; padding: 16px 0 }
.swagger-ui .btn.authorize { color: #8a1c1c; border-color: #8a1c1c }
.swagger-ui .btn.execute { background: #8a1c1c; border-color: #8a1c1c }
`

export async function apiDocs(app: FastifyInstance): Promise<void> {
  const calls = await readCalls()
  await app.register(swagger, {
    openapi: {
      info: {
        ...{ title: `${PRODUCT_NAME} API`, version: '1', description: ABOUT },
        license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { host: ACCESS_TOKEN, admin: ACCESS_TOKEN, desk: DESK_SESSION } },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, {
    routePrefix: `${API_PREFIX}/docs`,
    staticCSP: REFERENCE_POLICY,
    theme: { title: `${PRODUCT_NAME} API`, css: [{ filename: 'lifafa.css', content: CSS }] },
    // Nothing of another origin: no validator, no fonts.
    uiConfig: { validatorUrl: null, docExpansion: 'list', filter: true, tryItOutEnabled: true },
    transformSpecification: (description) => completeDescription(description as Description, calls),
  })
}
