// Endpoints of a host's bank account: where one is saved, payouts go there and not to the UPI ID (decision 56).
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { currentPassword } from '../../fields/account.ts'
import { form, says } from '../../fields/schemas.ts'
import { filled, firstOf, withoutInvisible } from '../../fields/text-rules.ts'
import { bankAccountSentences as sentences } from '../../sentences/host/bank-account.ts'
import { profileSentences } from '../../sentences/host/profile.ts'
import { latinDigits } from '../../typed-digits.ts'
import { currentPasswordForm, profile } from '../profile.ts'

/** Blanks and hyphens, with which people group digits, are dropped. */
const tidyCode = (typed: string): string =>
  latinDigits(withoutInvisible(typed)).replace(/[\s-]/g, '').toUpperCase()
const tidyName = (typed: string): string => withoutInvisible(typed).replace(/\s+/g, ' ')

const field = (tidy: (typed: string) => string, pattern: RegExp, required: string, invalid: string) =>
  z
    .string({ error: required })
    .check(
      z.overwrite(tidy),
      says(firstOf(filled(required), (text) => (pattern.test(text) ? undefined : invalid))),
    )

/** As Razorpay takes it (docs/razorpay.md §7.1); no account number in India is without a digit. */
const number = (required: string) =>
  field(tidyCode, /^(?=.*\d)[A-Z0-9]{5,35}$/, required, sentences.numberInvalid)

const account = {
  account_number: number(sentences.numberRequired),
  ifsc: field(tidyCode, /^[A-Z]{4}0[A-Z0-9]{6}$/, sentences.ifscRequired, sentences.ifscInvalid),
  account_name: field(
    tidyName,
    /^[A-Za-z0-9 ’\-_/(),.]{2,119}[A-Za-z0-9.]$/,
    sentences.nameRequired,
    sentences.nameInvalid,
  ),
  current_password: currentPassword(profileSentences.currentPasswordRequired),
}

/** The form's schema: the repetition only guards against typing errors and is not sent. */
export const bankAccountForm = form({ ...account, number_again: number(sentences.numberAgain) }).check(
  z.refine(({ account_number, number_again }) => account_number === number_again, {
    error: sentences.numbersDiffer,
    path: ['number_again'],
  }),
)

export const saveBankAccount = endpoint({
  method: 'POST',
  path: '/settings/user/bank-account',
  access: 'host',
  summary: 'Save a bank account for payouts, or another one',
  body: form(account),
  response: profile,
})

export const removeBankAccount = endpoint({
  method: 'POST',
  path: '/settings/user/bank-account/remove',
  access: 'host',
  summary: 'Remove the bank account: payouts go to the UPI ID again',
  body: currentPasswordForm,
  response: profile,
})
