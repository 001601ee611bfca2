// Renders emails to subject, HTML and plain text: the only export of this build, which the server imports.
import type { Email, RenderedEmail } from '@lifafa/contract/emails'
import type { ReactElement } from 'react'
import { render, toPlainText } from 'react-email'
import { AlarmRaised, alarmRaisedSubject } from './alarm-raised.tsx'
import { ContactMessage, contactMessageSubject } from './contact-message.tsx'
import { GuestsErasedSoon, guestsErasedSoonSubject } from './guests-erased-soon.tsx'
import { type EmailToHost, letterInHindi } from './hindi.ts'
import { LetterBody } from './letter.tsx'
import { LinkedAccountChanged, linkedAccountChangedSubject } from './linked-account-changed.tsx'
import { PasswordChanged, passwordChangedSubject } from './password-changed.tsx'
import { PayoutFailed, payoutFailedSubject } from './payouts/payout-failed.tsx'
import { PayoutLate, payoutLateSubject } from './payouts/payout-late.tsx'
import { PayoutPaid, payoutPaidSubject } from './payouts/payout-paid.tsx'
import { PayoutWaiting, payoutWaitingSubject } from './payouts/payout-waiting.tsx'
import { ResetPassword, resetPasswordSubject } from './reset-password.tsx'
import { UpiIdChanged, upiIdChangedSubject } from './upi-id-changed.tsx'
import { VerifyAdmin, verifyAdminSubject } from './verify-admin.tsx'
import { VerifyEmail, verifyEmailSubject } from './verify-email.tsx'

const isToHost = (email: Email): email is EmailToHost => 'language' in email

function compose(email: Email): { subject: string; body: ReactElement } {
  if (isToHost(email) && email.language === 'hi') {
    const letter = letterInHindi(email)
    return { subject: letter.subject, body: <LetterBody letter={letter} language="hi" /> }
  }
  switch (email.kind) {
    case 'verify-email':
      return { subject: verifyEmailSubject(email), body: <VerifyEmail {...email} /> }
    case 'verify-admin':
      return { subject: verifyAdminSubject(email), body: <VerifyAdmin {...email} /> }
    case 'reset-password':
      return { subject: resetPasswordSubject(email), body: <ResetPassword {...email} /> }
    case 'password-changed':
      return { subject: passwordChangedSubject(email), body: <PasswordChanged {...email} /> }
    case 'upi-id-changed':
      return { subject: upiIdChangedSubject(email), body: <UpiIdChanged {...email} /> }
    case 'payout-waiting':
      return { subject: payoutWaitingSubject(email), body: <PayoutWaiting {...email} /> }
    case 'payout-paid':
      return { subject: payoutPaidSubject(email), body: <PayoutPaid {...email} /> }
    case 'payout-late':
      return { subject: payoutLateSubject(email), body: <PayoutLate {...email} /> }
    case 'payout-failed':
      return { subject: payoutFailedSubject(email), body: <PayoutFailed {...email} /> }
    case 'guests-erased-soon':
      return { subject: guestsErasedSoonSubject(email), body: <GuestsErasedSoon {...email} /> }
    case 'linked-account':
      return { subject: linkedAccountChangedSubject(email), body: <LinkedAccountChanged {...email} /> }
    case 'contact-message':
      return { subject: contactMessageSubject(email), body: <ContactMessage {...email} /> }
    case 'alarm':
      return { subject: alarmRaisedSubject(email), body: <AlarmRaised {...email} /> }
  }
}

/** Keeps the case of headings, which hold names: html-to-text writes them in capitals by default. */
const headingAsWritten = { selector: 'h1', options: { uppercase: false } }

/** Renders the subject, the HTML and the same content as plain text. */
export async function renderEmail(email: Email): Promise<RenderedEmail> {
  const { subject, body } = compose(email)
  const html = await render(body)
  return { subject, html, text: toPlainText(html, { selectors: [headingAsWritten] }) }
}
