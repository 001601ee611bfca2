// Administrators in tests: signed in, calling the API as their browser would.
import type { InjectOptions } from 'fastify'
import type { Row } from '../../db/tables.ts'
import { signAccessToken } from '../../sessions/access-token.ts'
import type { TestApp } from '../app.ts'
import { call } from '../fixtures.ts'
import { addressFor, anEmail } from '../hosts/accounts.ts'
import { SOME_TIME } from '../rows.ts'

/** With the special character that an administrator's password needs. */
export const ADMIN_PASSWORD = 'gulmohar & june'
/** As CHEAP_HASH of hosts. */
const CHEAP_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$YSBzYWx0IGZvciB0ZXN0cw$bMNLYKgwcoOuLJzyjjGiaHmse27IUr1thDiO0qp/wbI'

/** A verified administrator whose password is ADMIN_PASSWORD. */
export const anAdmin = (
  { services }: TestApp,
  otherwise: Partial<Row<'admins'>> = {},
): Promise<Row<'admins'>> =>
  services.db
    .insertInto('admins')
    .values({
      name: 'Kavita Rao',
      email: anEmail(),
      password_hash: CHEAP_HASH,
      email_verified_at: SOME_TIME,
      created_at: SOME_TIME,
      ...otherwise,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Authorization of a new administrator, or the named one, by the current clock; its session is not stored. */
export async function adminHeaders(test: TestApp, adminId?: string): Promise<{ authorization: string }> {
  const accountId = adminId ?? (await anAdmin(test)).id
  const caller = { accountId, sessionId: crypto.randomUUID() }
  const { keys, now } = test.services
  return { authorization: `Bearer ${await signAccessToken(keys, 'admin', caller, now())}` }
}

/** A verified administrator, signed in; `call` answers as `call` of fixtures.ts does. */
export async function aSignedInAdmin(test: TestApp) {
  const row = await anAdmin(test)
  return {
    row,
    call: async (
      what: Parameters<typeof call>[1],
      body?: string | object,
      more: Partial<InjectOptions> = {},
    ) =>
      call(test, what, {
        ...more,
        body,
        headers: { ...(await adminHeaders(test, row.id)), ...more.headers },
      }),
  }
}

export type SignedInAdmin = Awaited<ReturnType<typeof aSignedInAdmin>>

/** The sign-up form's body, with overrides. */
export const adminSignUpForm = ({ services }: TestApp, otherwise: Record<string, unknown> = {}) => ({
  name: 'Kavita Rao',
  email: anEmail(),
  password: ADMIN_PASSWORD,
  confirm_password: ADMIN_PASSWORD,
  django_secret_key: services.settings.adminSecretKey,
  ...otherwise,
})

/** POSTs to `/admin/…`, from an address of the person's own. */
export const postAdmin = (test: TestApp, path: string, body: object, more: Partial<InjectOptions> = {}) =>
  call(test, ['POST', `/admin${path}`], { body, remoteAddress: addressFor(body), ...more })

/** The audit log of an administrator, oldest first. */
export async function actionsOf({ services }: TestApp, adminId: string): Promise<string[]> {
  const rows = await services.db
    .selectFrom('audit_log')
    .select('action')
    .where('admin_id', '=', adminId)
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}
