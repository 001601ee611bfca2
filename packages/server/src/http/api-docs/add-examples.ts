// Adds an example to each call of the API's description: the contract's bodies, and in the sandbox the demo's own ids and accounts.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { exampleBody, exampleQuery } from '@lifafa/contract/examples/example-bodies'

/** What the sandbox's demo has: with it the examples work when they are tried. */
export type DemoValues = {
  password: string
  hostId: string
  hostEmail: string
  upiId: string | null
  adminEmail: string
  boxId: string
  /** With which a person may sign up as an administrator of the sandbox. */
  secretKey: string
  /** A day to come, `YYYY-MM-DD`. */
  day: string
}

type Parameter = { name: string; in: string; example?: unknown }
type Operation = {
  operationId?: string
  servers?: { url: string }[]
  responses: Record<string, unknown>
  parameters?: Parameter[]
  requestBody?: { content: { 'application/json': { example?: unknown } } }
}
/** The parts of an OpenAPI description that matter here. */
export type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas?: Record<string, unknown> }
}

/** The names of the demo's event, a wedding. */
const COUPLE = { groom_name: 'Aarav', bride_name: 'Meera' }

const signIn = ({ password }: DemoValues, email: string) => ({ email, password })

/** What is the demo's in the body of a call. */
function demoOf(path: string, body: Record<string, unknown>, demo: DemoValues): Record<string, unknown> {
  if (path === '/auth/login') return signIn(demo, demo.hostEmail)
  if (path === '/admin/login') return signIn(demo, demo.adminEmail)
  return {
    // Another one would want the password.
    ...('upi_id' in body && path !== '/auth/register' && { upi_id: demo.upiId }),
    ...('groom_name' in body && COUPLE),
    ...('giftid' in body && { giftid: demo.boxId }),
    ...('marriage_date' in body && { marriage_date: demo.day }),
    ...('django_secret_key' in body && { django_secret_key: demo.secretKey }),
  }
}

/** The id in a path that the demo has; undefined where it has none. */
function demoIdOf(path: string, demo: DemoValues): string | undefined {
  if (path.startsWith('/admin/users/')) return demo.hostId
  return /^\/(admin\/boxes|dashboard\/giftbooks)\//.test(path) ? demo.boxId : undefined
}

/** Answers a description with examples; `description` is changed. */
export function addExamples(description: Description, demo: DemoValues | undefined): Description {
  for (const [fullPath, verbs] of Object.entries(description.paths)) {
    const path = fullPath.slice(API_PREFIX.length).replace(/\{(\w+)\}/g, ':$1')
    for (const [verb, operation] of Object.entries(verbs)) {
      const call = `${verb.toUpperCase()} ${path}`
      for (const parameter of operation.parameters ?? []) {
        const asked = parameter.in === 'query' && exampleQuery(call)[parameter.name]
        if (asked) parameter.example = asked
        const id = demo && parameter.name === 'id' && parameter.in === 'path' && demoIdOf(path, demo)
        if (id) parameter.example = id
      }
      const json = operation.requestBody?.content['application/json']
      if (!json) continue
      const body = exampleBody(call)
      json.example = { ...body, ...(demo && demoOf(path, body, demo)) }
    }
  }
  return description
}
