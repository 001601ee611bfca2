// The examples of the API's description, each sent as it stands: what the sandbox answers.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { failures } from '@lifafa/contract/failures'
import { seedSandbox } from '../../sandbox/seed.ts'
import type { TestApp } from '../../test/app.ts'
import { expect, realTimeTest as test } from '../../test/test.ts'

type Access = 'host' | 'admin'
type Example = {
  name: string
  method: string
  url: string
  body: object | undefined
  access: Access | undefined
}
type Operation = {
  servers?: { url: string }[]
  parameters?: { name: string; in: string; example?: string }[]
  requestBody?: { content: { 'application/json': { example: object } } }
  security: Partial<Record<Access, string[]>>[]
}

/** What each is answered that cannot succeed as it stands, by its code: it names what is not there until somebody made it. */
const REFUSED: Record<string, string> = {
  ...Object.fromEntries(
    [
      'DELETE /admin/settings/sessions/{id}',
      'DELETE /settings/user/sessions/{id}',
      'GET /admin/payments/provider-says',
      'GET /admin/payments/timeline',
      'GET /dashboard/giftbooks/{id}/guests/{guest}/name',
      'PATCH /dashboard/giftbooks/{id}/guests/{guest}/name',
      'PATCH /dashboard/giftbooks/{id}/guests/{guest}/thanked',
      'PATCH /dashboard/giftbooks/{id}/contributions/{contribution}/blessing',
      'PATCH /admin/messages/{id}',
      // No bank has told a name yet.
      'POST /settings/user/upi-id/answer',
      // Gifts do not go to linked accounts here.
      'POST /settings/user/linked-account',
      'POST /admin/guests/correct',
      'POST /admin/guests/erase',
      'POST /admin/guests/export',
      'POST /admin/guests/phone',
      'POST /admin/payments/{id}/refund',
      'POST /admin/payments/flags/looked-at',
      'POST /admin/payments/payouts/{id}/mark-paid',
      'POST /admin/payments/payouts/{id}/mark-returned',
    ].map((name) => [name, 'notFound']),
  ),
  'POST /payment/verify': 'paymentUnknown',
  // The demo's host may still be paid, and has an order under way.
  'DELETE /admin/users/{id}': 'userNotDeletable',
  // Codes are mailed, and tokens are given at sign-in.
  'POST /auth/verify-otp': 'wrongCode',
  'POST /auth/reset-password': 'wrongCode',
  'POST /admin/verify-otp': 'wrongCode',
  'POST /admin/reset-password': 'wrongCode',
  'POST /auth/token/refresh': 'sessionOver',
  'POST /admin/token/refresh': 'sessionOver',
  // The demo's password stays what the server prints.
  'POST /auth/resend-otp': 'wrongCredentials',
  'POST /settings/user/change-password': 'invalidInput',
  'POST /settings/user/delete': 'invalidInput',
  'POST /settings/user/export': 'invalidInput',
  'POST /admin/settings/change-password': 'invalidInput',
}

/** They end what the others use, so they are sent last. */
const ENDS = /logout|sign-out|end-|DELETE|status$/
const byEnd = (one: Example, other: Example): number =>
  Number(ENDS.test(one.name)) - Number(ENDS.test(other.name))

async function readExamples(app: TestApp): Promise<Example[]> {
  const { paths } = (await app.app.inject({ url: `${API_PREFIX}/docs/json` })).json<{
    paths: Record<string, Record<string, Operation>>
  }>()
  return Object.entries(paths).flatMap(([below, verbs]) =>
    Object.entries(verbs).map(([verb, { parameters = [], requestBody, security, servers }]) => {
      const path = (servers?.[0]?.url ?? '') + below
      const example = (name: string) => parameters.find((one) => one.name === name)?.example
      const asked = parameters
        .filter((one) => one.in === 'query' && one.example !== undefined)
        .map(({ name, example }, index) => `${index === 0 ? '?' : '&'}${name}=${example}`)
        .join('')
      return {
        name: `${verb.toUpperCase()} ${path.slice(API_PREFIX.length)}`,
        method: verb.toUpperCase(),
        url: path.replace(/\{(\w+)\}/g, (_, name) => example(name) ?? crypto.randomUUID()) + asked,
        body: requestBody?.content['application/json'].example,
        access: Object.keys(security[0] ?? {})[0] as Access | undefined,
      }
    }),
  )
}

test('every example of the sandbox is answered as the description says, or refused for what is not there yet', async ({
  app,
}) => {
  await seedSandbox(app.services)
  const examples = await readExamples(app)
  const send = async ({ method, url, body }: Example, token?: string) => {
    const answer = await app.app.inject({
      ...{ method: method as 'GET', url },
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(body && { payload: body }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const signIn = async (access: Access) => {
    const name = access === 'host' ? 'POST /auth/login' : 'POST /admin/login'
    const example = examples.find((one) => one.name === name)
    return example && (await send(example)).body.tokens.access
  }
  const tokens = { host: await signIn('host'), admin: await signIn('admin') }
  const outcomes: Record<string, string> = {}
  for (const example of examples.toSorted(byEnd)) {
    const { access } = example
    let answer = await send(example, access && tokens[access])
    if (access && answer.status === failures.notSignedIn.status) {
      // One of those before has ended the session.
      tokens[access] = await signIn(access)
      answer = await send(example, tokens[access])
    }
    // Whether a code has been mailed by then depends on when the answer to forgot-password is overtaken by its own work.
    if (answer.body.success === false)
      outcomes[example.name] = answer.body.code.replace('expiredCode', 'wrongCode')
  }
  expect(outcomes).toEqual(REFUSED)
})
