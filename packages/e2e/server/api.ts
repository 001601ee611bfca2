// Calls the public API: any call of the contract, and those that open a host's account.
import type { Answer, Endpoint } from '@lifafa/contract/endpoint'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { login } from '@lifafa/contract/endpoints/auth'
import { register, verifyOtp } from '@lifafa/contract/endpoints/sign-up'
import { mailedCode } from './emails.ts'
import type { Reachable } from './server.ts'

export interface Host {
  firstName: string
  lastName: string
  email: string
  password: string
}

let hosts = 0

/** A unique host; nothing is registered yet. */
export function someHost(): Host {
  hosts += 1
  return {
    firstName: 'Asha',
    lastName: 'Verma',
    email: `asha.${process.pid}.${hosts}@example.com`,
    password: 'marigold-and-maroon',
  }
}

export interface Asked {
  body?: object
  access?: string
  id?: string
  /** Further parameters of the path. */
  params?: Record<string, string>
  /** As `format=pdf`. */
  query?: string
}

/** Makes a call of the contract. Throws where it is refused. */
export async function call<E extends Endpoint>(
  server: Reachable,
  { method, path }: E,
  { body, access, id = '', params = {}, query = '' }: Asked,
): Promise<Answer<E>> {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => ({ id, ...params })[name] ?? '')
  const headers = new Headers(body && { 'content-type': 'application/json' })
  if (access) headers.set('authorization', `Bearer ${access}`)
  const response = await fetch(`${server.url}${API_PREFIX}${filled}/?${query}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer<E>
}

/** Signs `host` up; the account waits for its code. */
export async function signUp(server: Reachable, host: Host): Promise<void> {
  const details = {
    first_name: host.firstName,
    last_name: host.lastName,
    email: host.email,
    password: host.password,
    confirm_password: host.password,
    phone_number: '9876543210',
    address: '4, Lake View, Bhopal',
    upi_id: null,
    agreed_to_terms: true,
    agreed_to_refund_policy: true,
  }
  await call(server, register, { body: details })
}

/** Opens a verified account. */
export async function openAccount(server: Reachable, host = someHost()): Promise<Host> {
  await signUp(server, host)
  const otp_code = await mailedCode(server, host.email)
  await call(server, verifyOtp, { body: { email: host.email, otp_code } })
  return host
}

/** Signs a verified host in. */
export const logIn = (server: Reachable, { email, password }: Host): Promise<Answer<typeof login>> =>
  call(server, login, { body: { email, password } })
