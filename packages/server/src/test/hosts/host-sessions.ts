// Sessions of hosts in tests: signed in through the API, renewed by their tokens.

import type { TestApp } from '../app.ts'
import { aHostWithPassword, PASSWORD, post } from './accounts.ts'

export async function aSession(test: TestApp): Promise<{ hostId: string; access: string; token: string }> {
  const { email, id } = await aHostWithPassword(test)
  const { body } = await post(test, '/login', { email, password: PASSWORD })
  return { hostId: id, access: body.tokens.access, token: body.tokens.refresh }
}
export const refresh = (test: TestApp, token: unknown) => post(test, '/token/refresh', { refresh: token })
export const successorOf = async (test: TestApp, token: string): Promise<string> =>
  (await refresh(test, token)).body.refresh
