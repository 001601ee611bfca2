// Serves the API's description: as a page at /api/docs, and as JSON (OpenAPI) at /api/docs/json, generated from the schemas that validate each call.
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { REFERENCE_POLICY } from '../security-headers.ts'
import { addExamples, type DemoValues, type Description } from './add-examples.ts'
import { completeDescription } from './complete-description.ts'
import { REFERENCE_THEME } from './theme.ts'

/** Access tokens of hosts and of administrators: neither is valid for the other's calls. */
const ACCESS_TOKEN = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } as const

const ABOUT = `Every call of the hosts', guests' and administrators' pages. \`POST ${API_PREFIX}/auth/login\` and \`POST ${API_PREFIX}/admin/login\` answer an access token: press “Authorize” and paste it. A refusal is \`{ success: false, code, message, errors? }\`; compare the code, which never changes. In the sandbox the examples work as they stand, with its demo host and administrator.`

/** `readDemo`: what the examples name in the sandbox, as it is when the description is asked for. */
export async function apiDocs(
  app: FastifyInstance,
  readDemo: () => Promise<DemoValues | undefined>,
): Promise<void> {
  let demo: DemoValues | undefined
  await app.register(swagger, {
    openapi: {
      info: {
        ...{ title: `${PRODUCT_NAME} API`, version: '1', description: ABOUT },
        license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { host: ACCESS_TOKEN, admin: ACCESS_TOKEN } },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, {
    routePrefix: `${API_PREFIX}/docs`,
    staticCSP: REFERENCE_POLICY,
    theme: REFERENCE_THEME,
    // Nothing of another origin: no validator, no fonts.
    uiConfig: { validatorUrl: null, docExpansion: 'list', filter: true, tryItOutEnabled: true },
    uiHooks: {
      preHandler: async () => {
        demo = await readDemo()
      },
    },
    transformSpecification: (description) =>
      completeDescription(addExamples(description as Description, demo)),
  })
}
