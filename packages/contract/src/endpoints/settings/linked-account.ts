// The endpoint by which a host requests a linked account at the provider, to which gifts are transferred (decision 46).
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { form, says } from '../../fields/schemas.ts'
import { withoutInvisible } from '../../fields/text-rules.ts'
import { linkedAccountSentences } from '../../sentences/linked-accounts.ts'
import { done } from '../answers.ts'
import { shownUpiId } from '../profile.ts'

/** A PAN of a person: the fourth letter says so. */
const PAN = /^[A-Z]{3}P[A-Z]\d{4}[A-Z]$/

export const pan = z.string({ error: linkedAccountSentences.panInvalid }).check(
  z.overwrite(withoutInvisible),
  z.toUpperCase(),
  says((text) => (PAN.test(text) ? undefined : linkedAccountSentences.panInvalid)),
)

export const linkedAccountForm = form({ pan })

/** The PAN is passed on to the provider and not stored. A repeated call makes no second account. The profile reports the result. */
export const requestLinkedAccount = endpoint({
  method: 'POST',
  path: '/settings/user/linked-account',
  access: 'host',
  summary: 'Ask the provider for an account for the saved UPI ID',
  body: form({ upi_id: shownUpiId, pan }),
  response: done,
})
