// Authentication of hosts: only a fresh access token of ours is accepted.
import { generateKeyPairSync } from 'node:crypto'
import { PRODUCT_SLUG } from '@lifafa/contract/brand'
import { ACCESS_TOKEN_MS } from '@lifafa/contract/limits'
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signAccessToken } from '../../sessions/access-token.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import { aHostWithPassword, wait } from '../../test/hosts/accounts.ts'

let test: TestApp
let hostId: string
const sessionId = crypto.randomUUID()
beforeAll(async () => {
  test = await openTestApp()
  hostId = (await aHostWithPassword(test)).id
})
afterAll(() => test.close())

const seconds = () => Math.floor(test.clock.now.getTime() / 1000)
const claims = (otherwise: JWTPayload = {}): JWTPayload => ({
  iss: PRODUCT_SLUG,
  aud: 'host',
  sub: hostId,
  sid: sessionId,
  iat: seconds(),
  exp: seconds() + 900,
  ...otherwise,
})
const sign = (payload: JWTPayload, header: object = {}, key = test.services.keys.hostAccess) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header }).sign(key)
const withHeader = (authorization: string) =>
  call(test, ['GET', '/dashboard/get_dashboard_data'], { headers: { authorization } })
const tokenOf = (accountId: string) =>
  signAccessToken(test.services.keys, 'host', { accountId, sessionId }, test.clock.now)
const genuine = () => tokenOf(hostId)

it('a genuine token is accepted, however its scheme is written [account-13]', async () => {
  expect((await withHeader(`Bearer ${await genuine()}`)).status).toBe(200)
  expect((await withHeader(`bearer ${await sign(claims())}`)).status).toBe(200)
})

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const withPayload = async (change: object): Promise<string> => {
  const [header, payload = '', signature] = (await genuine()).split('.')
  const changed = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...change }
  return [header, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.')
}

it.each<[string, () => Promise<string> | string]>([
  ['without a signature (alg none)', () => new UnsecuredJWT(claims()).encode()],
  [
    'signed by RS256',
    () => new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt' }).sign(privateKey),
  ],
  ['signed by HS512 with our key', () => sign(claims(), { alg: 'HS512' })],
  ['signed with the administrators’ key', () => sign(claims(), {}, test.services.keys.adminAccess)],
  ['whose payload was changed', () => withPayload({ sub: '00000000-0000-4000-8000-000000000000' })],
  ['for administrators', () => sign(claims({ aud: 'admin' }))],
  ['without an audience', () => sign(claims({ aud: undefined }))],
  ['of another issuer', () => sign(claims({ iss: 'someone-else' }))],
  ['of another type', () => sign(claims(), { typ: 'JWT' })],
  ['without an end', () => sign(claims({ exp: undefined }))],
  ['without a beginning', () => sign(claims({ iat: undefined }))],
  ['of no one', () => sign(claims({ sub: undefined }))],
  ['of no session', () => sign(claims({ sid: undefined }))],
  ['that begins tomorrow', () => sign(claims({ nbf: seconds() + 86_400 }))],
  ['that has expired', () => sign(claims({ exp: seconds() }))],
  [
    'that points to another key',
    () => sign(claims(), { kid: '../../dev/null', jku: 'https://evil.example/keys' }, new Uint8Array(32)),
  ],
  ['that is not one', () => 'not.a.token'],
  ['that is empty', () => ''],
])('a token %s is refused', async (_what, make) => {
  expect(await withHeader(`Bearer ${await make()}`)).toMatchObject({ status: 401, body: { success: false } })
})

it.each([[''], ['Basic bWVlcmE6eA=='], ['Bearer'], ['Bearer a b']])(
  'the header %j is refused',
  async (header) => {
    expect((await withHeader(header)).status).toBe(401)
  },
)

it('a token is valid for a quarter of an hour, and not a second longer', async () => {
  const token = await genuine()
  wait(test, ACCESS_TOKEN_MS - 1000)
  expect((await withHeader(`Bearer ${token}`)).status).toBe(200)
  wait(test, 1000)
  expect((await withHeader(`Bearer ${token}`)).status).toBe(401)
})

it('a token of a host who is unverified, deactivated or deleted is refused', async () => {
  const unverified = await aHostWithPassword(test, { email_verified_at: null })
  const shutOut = await aHostWithPassword(test, { deactivated_at: test.clock.now })
  expect((await withHeader(`Bearer ${await tokenOf(unverified.id)}`)).status).toBe(403)
  expect((await withHeader(`Bearer ${await tokenOf(shutOut.id)}`)).status).toBe(401)
  expect((await withHeader(`Bearer ${await tokenOf(crypto.randomUUID())}`)).status).toBe(401)
})
