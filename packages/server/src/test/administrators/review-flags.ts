// Review flags in tests: how they are raised, and how an administrator lists and reviews them.
import type { TestApp } from '../app.ts'
import { insertContribution, insertFlag } from '../rows.ts'
import { get, type SignedInAdmin } from './admin-payment-test.ts'

type NewFlag = Parameters<typeof insertFlag>[1]

export const listFlags = async (admin: SignedInAdmin, query = '') =>
  (await get(admin, `/admin/payments/flags${query}`)).payments

export const lookAt = (admin: SignedInAdmin, flags: readonly string[], headers?: { authorization: string }) =>
  admin.call(['POST', '/admin/payments/flags/looked-at'], { flags }, headers && { headers })

export const raise = (
  { services, clock }: TestApp,
  payment_id: string,
  flag: Omit<NewFlag, 'payment_id'> = {},
) => insertFlag(services.db, { payment_id, raised_at: clock.now, kind: 'gift-gone', ...flag })

export async function aFlaggedContribution(test: TestApp) {
  const { payment_id } = await insertContribution(test.services.db)
  return { payment_id, flag: await raise(test, payment_id) }
}
