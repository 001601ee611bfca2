// Writes our letters: the one thing that the server imports from this build.
import type { Email, WrittenEmail } from '@lifafa/contract/web-build'
import type { ReactElement } from 'react'
import { render, toPlainText } from 'react-email'
import { ContactMessage, contactMessageSubject } from './contact-message.tsx'
import { PasswordChanged, passwordChangedSubject } from './password-changed.tsx'
import { PayoutFailed, payoutFailedSubject } from './payout-failed.tsx'
import { PayoutPaid, payoutPaidSubject } from './payout-paid.tsx'
import { PayoutWaiting, payoutWaitingSubject } from './payout-waiting.tsx'
import { ResetPassword, resetPasswordSubject } from './reset-password.tsx'
import { UpiIdChanged, upiIdChangedSubject } from './upi-id-changed.tsx'
import { VerifyAdmin, verifyAdminSubject } from './verify-admin.tsx'
import { VerifyEmail, verifyEmailSubject } from './verify-email.tsx'

function compose(letter: Email): { subject: string; body: ReactElement } {
  switch (letter.kind) {
    case 'verify-email':
      return { subject: verifyEmailSubject(letter), body: <VerifyEmail {...letter} /> }
    case 'verify-admin':
      return { subject: verifyAdminSubject(letter), body: <VerifyAdmin {...letter} /> }
    case 'reset-password':
      return { subject: resetPasswordSubject(letter), body: <ResetPassword {...letter} /> }
    case 'password-changed':
      return { subject: passwordChangedSubject(letter), body: <PasswordChanged {...letter} /> }
    case 'upi-id-changed':
      return { subject: upiIdChangedSubject(letter), body: <UpiIdChanged {...letter} /> }
    case 'payout-waiting':
      return { subject: payoutWaitingSubject(letter), body: <PayoutWaiting {...letter} /> }
    case 'payout-paid':
      return { subject: payoutPaidSubject(letter), body: <PayoutPaid {...letter} /> }
    case 'payout-failed':
      return { subject: payoutFailedSubject(letter), body: <PayoutFailed {...letter} /> }
    case 'contact-message':
      return { subject: contactMessageSubject(letter), body: <ContactMessage {...letter} /> }
  }
}

/** Capitals would shout a person's name. */
const headingAsWritten = { selector: 'h1', options: { uppercase: false } }

/** The letter as mail clients want it: subject, HTML, and the same words as plain text. */
export async function renderEmail(letter: Email): Promise<WrittenEmail> {
  const { subject, body } = compose(letter)
  const html = await render(body)
  return { subject, html, text: toPlainText(html, { selectors: [headingAsWritten] }) }
}
