// A fund account of RazorpayX: the UPI ID or the bank account at which a contact is paid.
import { z } from 'zod'
import type { Contact } from '../entities/contact.ts'
import type { FundAccount } from '../entities/fund-account.ts'
import { badRequest } from '../http/razorpay-error.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'
import { contactInput } from './contact.ts'

const vpa = z.strictObject({
  address: z
    .string()
    .min(3)
    .max(100)
    .regex(/^[A-Za-z0-9.-]+@[A-Za-z0-9.-]+$/, 'The VPA is not valid.'),
})

/** docs: create a fund account of type bank account. */
const bankAccount = z.strictObject({
  /** 3 to 120 of these; the last may be no special character but a full stop. */
  name: z.string().regex(/^[A-Za-z0-9 ’\-_/(),.]{2,119}[A-Za-z0-9.]$/, 'The name field is invalid.'),
  ifsc: z.string().regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'The IFSC is invalid.'),
  account_number: z.string().regex(/^[A-Za-z0-9]{5,35}$/, 'The account number format is invalid.'),
})

/** Within another request, which makes its contact, too. */
export const fundAccountInput = z.discriminatedUnion('account_type', [
  z.strictObject({ account_type: z.literal('vpa'), vpa, contact: contactInput }),
  z.strictObject({
    account_type: z.literal('bank_account'),
    bank_account: bankAccount,
    contact: contactInput,
  }),
])
type Account = z.infer<typeof fundAccountInput>

/** No account has this address: Razorpay asks the bank, and refuses. */
const UNKNOWN_VPA = 'unknown@razorpay'

/** The same contact and account give the fund account that exists; one cannot be edited. */
export function createFundAccount(world: World, contact: Contact, account: Account): FundAccount {
  if (account.account_type === 'vpa' && account.vpa.address === UNKNOWN_VPA)
    throw badRequest('The VPA provided does not exist or is inactive.', { field: 'vpa.address' })
  const details = detailsOf(account)
  const key = `${contact.id} ${JSON.stringify(details)}`
  const existing = world.answeredKeys.find('fund_account', key)
  if (existing) return lookUp(world, 'fund_account', existing.entityId)
  const made: FundAccount = {
    id: world.random.id('fa'),
    entity: 'fund_account',
    contact_id: contact.id,
    account_type: account.account_type,
    ...details,
    batch_id: null,
    active: true,
    created_at: world.clock.seconds(),
  }
  world.entities.put(made)
  world.answeredKeys.remember('fund_account', key, key, made.id)
  return made
}

function detailsOf(account: Account): Pick<FundAccount, 'vpa' | 'bank_account'> {
  if (account.account_type === 'vpa') {
    const { address } = account.vpa
    const [username = '', handle = ''] = address.split('@')
    return { vpa: { username, handle, address } }
  }
  const { name, ifsc, account_number } = account.bank_account
  return { bank_account: { name, ifsc, bank_name: ifsc.slice(0, 4), account_number, notes: [] } }
}
