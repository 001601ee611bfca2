// Hosts' accounts in tests, made through the API: each person calls from an address of their own.
import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import type { Row } from '../../db/tables.ts'
import type { TestApp } from '../app.ts'
import { call } from '../fixtures.ts'
import { insertHost } from '../rows.ts'

export const PASSWORD = 'gulmohar in june'
/** The hash of PASSWORD, at 8 KiB and one pass: a real one takes 30 ms of a processor. A sign-in replaces it. */
export const CHEAP_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$YSBzYWx0IGZvciB0ZXN0cw$ok2L+hEgfBxxGJeYMH8ak7THPfNQ5qpAUWEvbhsqn2E'

export const anEmail = (): string => `${randomUUID()}@example.com`

export const anAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** The sign-up form's body, with overrides. */
export const signUpForm = (otherwise: Record<string, unknown> = {}) => ({
  first_name: 'Meera',
  last_name: 'Nair',
  email: anEmail(),
  password: PASSWORD,
  confirm_password: PASSWORD,
  phone_number: '9876543210',
  address: '12 MG Road, Kochi',
  upi_id: null,
  agreed_to_terms: true,
  agreed_to_refund_policy: true,
  ...otherwise,
})

/** One person is at one network: the address belongs to the email in a call. */
export function addressFor(body: object): string {
  if (!('email' in body)) return anAddress()
  const [a, b, c] = createHash('sha256').update(String(body.email)).digest()
  return `10.${a}.${b}.${c}`
}

/** POSTs to `/auth/…`. */
export const post = (test: TestApp, path: string, body: object, more: Partial<InjectOptions> = {}) =>
  call(test, ['POST', `/auth${path}`], { body, remoteAddress: addressFor(body), ...more })

/** A verified host whose password is PASSWORD. */
export const aHostWithPassword = (
  { services }: TestApp,
  otherwise: Partial<Omit<Row<'hosts'>, 'thank_you'>> = {},
): Promise<Row<'hosts'>> =>
  insertHost(services.db, { email: anEmail(), password_hash: CHEAP_HASH, ...otherwise })

/** Moves the server's clock. */
export function wait({ clock }: TestApp, ms: number): void {
  clock.now = new Date(clock.now.getTime() + ms)
}
