// Endpoints of a host's profile and password (docs/specification.md §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import {
  currentPassword,
  isUpiIdForProfile,
  newPassword,
  newPasswordWith,
  samePasswords,
  upiIdForProfile,
} from '../fields/account.ts'
import { address, form, name, phone, says } from '../fields/schemas.ts'
import { MAX_LENGTH } from '../limits.ts'
import { earlierAccount, linkedAccountState } from '../linked-accounts/states.ts'
import { authSentences } from '../sentences/auth.ts'
import { profileSentences } from '../sentences/host/profile.ts'
import { likeness, ownership, unansweredWhy, upiIdCheckState } from '../upi-ids/checks.ts'
import { done, moment } from './answers.ts'
import { user } from './auth.ts'

/**
 * The bank's answer about the saved UPI ID. `why` comes with `unanswered`; `registered_name` and `likeness` (to
 * the host's name) come with `found`, and `answer` is then the host's.
 */
const upiIdCheck = z.object({
  state: upiIdCheckState,
  why: z.nullable(unansweredWhy),
  registered_name: z.nullable(z.string()),
  likeness: z.nullable(likeness),
  answer: z.nullable(ownership),
})
export type UpiIdCheck = z.infer<typeof upiIdCheck>

/** The number itself is not told. `check`: what the bank says of it; null where nobody was asked. */
const bankAccount = z.object({
  last_digits: z.string(),
  ifsc: z.string(),
  account_name: z.string(),
  check: z.nullable(upiIdCheck),
})
export type BankAccount = z.infer<typeof bankAccount>

/**
 * `payouts_wait_until`: payouts wait so long because UPI ID or bank account was changed; null if they do not, or gifts go to a
 * linked account. `bank_account`: payouts go there and not to the UPI ID. `upi_id_check`: null without a UPI ID, or if nobody can be asked. `linked_account`: of the saved
 * UPI ID; null if gifts do not go to one. Guests can give while its `state` is `active`; null if none was
 * requested. `refusal`: the provider's words. `earlier`: money that still goes to UPI IDs that were saved before.
 */
export const profile = z.extend(user, {
  payouts_wait_until: z.nullable(moment),
  bank_account: z.nullable(bankAccount),
  upi_id_check: z.nullable(upiIdCheck),
  linked_account: z.nullable(
    z.object({
      state: z.nullable(linkedAccountState),
      refusal: z.nullable(z.string()),
      earlier: z.array(earlierAccount),
    }),
  ),
})
export type Profile = z.infer<typeof profile>

export const getProfile = endpoint({
  method: 'GET',
  path: '/settings/user',
  access: 'host',
  summary: 'The profile of the signed-in host',
  response: profile,
})

/**
 * The form sends the email address, but it cannot be changed and is not read. Changing or removing the UPI ID, or saving one
 * after a removal, requires `current_password`; without it the answer is `passwordNeeded`.
 */
export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/settings/user/update',
  access: 'host',
  summary: 'Change name, phone, UPI ID and address',
  body: form({
    first_name: name(authSentences.namesRequired, MAX_LENGTH.personName),
    last_name: name(authSentences.namesRequired, MAX_LENGTH.personName),
    phone_number: phone,
    address,
    upi_id: upiIdForProfile(profileSentences.upiInvalid),
    current_password: z.optional(currentPassword(profileSentences.currentPasswordRequired)),
  }),
  response: profile,
})

/** The UPI ID that the page showed: where it is another one by now, the answer is 404. */
export const shownUpiId = z
  .string({ error: profileSentences.upiInvalid })
  .check(says((text) => (isUpiIdForProfile(text) ? undefined : profileSentences.upiInvalid)))

export const askUpiIdName = endpoint({
  method: 'POST',
  path: '/settings/user/upi-id/ask',
  access: 'host',
  summary:
    'Ask the bank whose the saved UPI ID is, where it was not asked, has not answered or did not know it',
  body: form({ upi_id: shownUpiId }),
  response: profile,
})

export const answerUpiIdName = endpoint({
  method: 'POST',
  path: '/settings/user/upi-id/answer',
  access: 'host',
  summary: 'Say whether the account that the bank names is one’s own',
  body: form({ upi_id: shownUpiId, answer: ownership }),
  response: profile,
})

/** The schema of the dialogs before a UPI ID is changed, everything is downloaded, or the account is deleted. */
export const currentPasswordForm = form({
  current_password: currentPassword(profileSentences.currentPasswordRequired),
})

const passwords = {
  current_password: currentPassword(profileSentences.currentPasswordRequired),
  new_password: newPassword,
}

/** The form's schema: the repetition only guards against typing errors and is not sent. */
export const changePasswordForm = form({
  ...passwords,
  confirm_password: newPasswordWith(authSentences.passwordAgain),
}).check(samePasswords('new_password', 'confirm_password', profileSentences.newPasswordsDiffer))

export const changePassword = endpoint({
  method: 'POST',
  path: '/settings/user/change-password',
  access: 'host',
  summary: 'Change the password; ends all other sessions',
  body: form(passwords),
  response: done,
})

/** `content`: the file, JSON as text. */
export const exportAccount = endpoint({
  method: 'POST',
  path: '/settings/user/export',
  access: 'host',
  summary: 'Everything that is stored of the signed-in host, as a file',
  body: currentPasswordForm,
  response: z.object({ success: z.boolean(), content: z.string() }),
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/settings/user/delete',
  access: 'host',
  summary: 'Delete the account and erase its details; refused while its money is open',
  body: currentPasswordForm,
  response: done,
})
