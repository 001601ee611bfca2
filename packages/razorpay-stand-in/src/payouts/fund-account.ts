// A fund account of RazorpayX: the UPI ID under which a contact is paid.

import { z } from 'zod'
import type { FundAccount } from '../entities/fund-account.ts'
import { badRequest } from '../http/razorpay-error.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'

export const vpaInput = z.strictObject({
  address: z
    .string()
    .min(3)
    .max(100)
    .regex(/^[A-Za-z0-9.-]+@[A-Za-z0-9.-]+$/, 'The VPA is not valid.'),
})

export const fundAccountInput = z.strictObject({
  account_type: z.literal('vpa'),
  contact_id: z.string(),
  vpa: vpaInput,
})
export type FundAccountInput = z.infer<typeof fundAccountInput>

/** No account has this address: Razorpay asks the bank, and refuses. */
const UNKNOWN_VPA = 'unknown@razorpay'

/** The same contact and address give the account that exists; one cannot be edited. */
export function createFundAccount(world: World, input: FundAccountInput): FundAccount {
  const contact = lookUp(world, 'contact', input.contact_id)
  const { address } = input.vpa
  if (address === UNKNOWN_VPA)
    throw badRequest('The VPA provided does not exist or is inactive.', { field: 'vpa.address' })
  const key = `${contact.id} ${address}`
  const existing = world.answeredKeys.find('fund_account', key)
  if (existing) return lookUp(world, 'fund_account', existing.entityId)
  const [username = '', handle = ''] = address.split('@')
  const made: FundAccount = {
    id: world.random.id('fa'),
    entity: 'fund_account',
    contact_id: contact.id,
    account_type: 'vpa',
    vpa: { username, handle, address },
    batch_id: null,
    active: true,
    created_at: world.clock.seconds(),
  }
  world.entities.put(made)
  world.answeredKeys.remember('fund_account', key, key, made.id)
  return made
}
