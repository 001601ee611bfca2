// Signs and verifies access tokens: JWTs that identify the caller, valid for a quarter of an hour.
import { PRODUCT_SLUG } from '@lifafa/contract/brand'
import { ACCESS_TOKEN_MS } from '@lifafa/contract/limits'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Keys } from '../secrets.ts'

/** The account of the token, and its session: the id of its family of refresh tokens. */
export type Caller = { accountId: string; sessionId: string }

/** Hosts' and administrators' tokens differ in key and audience, so neither is valid for the other. */
export type Audience = 'host' | 'admin'
export type AccessKeys = Pick<Keys, `${Audience}Access`>

const ALGORITHM = 'HS256'
/** RFC 9068: no other JWT of ours can be taken for an access token. */
const TYPE = 'at+jwt'

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000)

export const signAccessToken = (
  keys: AccessKeys,
  audience: Audience,
  { accountId, sessionId }: Caller,
  now: Date,
): Promise<string> =>
  new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuer(PRODUCT_SLUG)
    .setAudience(audience)
    .setSubject(accountId)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(now) + ACCESS_TOKEN_MS / 1000)
    .sign(keys[`${audience}Access`])

/** The caller; undefined when the token is forged, expired, or meant for another audience. */
export async function readAccessToken(
  keys: AccessKeys,
  audience: Audience,
  token: string,
  now: Date,
): Promise<Caller | undefined> {
  try {
    const { payload } = await jwtVerify<{ sid: string }>(token, keys[`${audience}Access`], {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: PRODUCT_SLUG,
      audience,
      requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      currentDate: now,
    })
    return payload.sub === undefined ? undefined : { accountId: payload.sub, sessionId: payload.sid }
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
