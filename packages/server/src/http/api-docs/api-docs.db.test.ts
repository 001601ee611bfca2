// The description of the API.

import { API_PREFIX, type Endpoint } from '@lifafa/contract/endpoint'
import { failures } from '@lifafa/contract/failures'
import { endpoints } from '@lifafa/contract/test/all-endpoints'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { pino } from 'pino'
import { buildApp } from '../../app.ts'
import { call } from '../../test/fixtures.ts'
import { expect, test } from '../../test/test.ts'

type Operation = { operationId: string; security: unknown; servers?: { url: string }[]; responses: object }

test('a browser is shown the description, with nothing of another origin', async ({ app }) => {
  const page = await app.app.inject({ url: `${API_PREFIX}/docs/` })
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.headers['content-security-policy']).toContain("script-src 'self';")
  expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\//)
})

test('production serves no description of the API', async ({ app }) => {
  const settings = { ...app.services.settings, production: true }
  const inProduction = await buildApp({ ...app.services, settings }, pino({ level: 'silent' }))
  const statuses = ['', '/json', '/static/swagger-ui-bundle.js'].map(
    async (path) => (await inProduction.inject({ url: `${API_PREFIX}/docs${path}` })).statusCode,
  )
  expect(await Promise.all(statuses)).toEqual([404, 404, 404])
  await inProduction.close()
})

test('every call of the contract is served, and described with its access', async ({ app }) => {
  const called = ({ method, path }: Endpoint) => `${method} ${API_PREFIX}${path.replace(/:(\w+)/g, '{$1}')}`
  const ours = endpoints.map((each) => [
    called(each),
    each.access === 'public' ? [] : [{ [each.access]: [] }],
  ])
  const { body } = await call(app, ['GET', '/docs/json'])
  const described = Object.entries<Record<string, Operation>>(body.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, { security, servers }]) => [
      `${verb.toUpperCase()} ${servers?.[0]?.url ?? ''}${path}`,
      security,
    ]),
  )
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(ours))
})

test('a linter finds nothing in the description, from which others generate clients', async ({ app }) => {
  const { body: source } = await app.app.inject({ url: `${API_PREFIX}/docs/json` })
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

test('a call has its name in the contract, and says how it is refused', async ({ app }) => {
  const { paths, components } = (await app.app.inject({ url: `${API_PREFIX}/docs/json` })).json()
  const { post } = paths[`${API_PREFIX}/contact/submit`]
  expect(post.operationId).toBe('submitContact')
  expect(post.responses['4XX'].content['application/json'].schema.$ref).toBe('#/components/schemas/Refusal')
  expect(components.schemas.Refusal.properties.code.enum).toEqual(Object.keys(failures))
  const names = Object.values<Record<string, Operation>>(paths).flatMap((verbs) =>
    Object.values(verbs).map(({ operationId }) => operationId),
  )
  expect(new Set(names).size).toBe(endpoints.length)
})
