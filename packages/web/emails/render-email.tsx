// Renders emails to subject, HTML and plain text: the only export of this build, which the server imports.
import type { Email, RenderedEmail } from '@lifafa/contract/emails'
import type { ReactElement } from 'react'
import { render, toPlainText } from 'react-email'
import { ContactMessage, contactMessageSubject } from './contact-message.tsx'
import { letterInEnglish } from './english.ts'
import { type EmailToHost, letterInHindi } from './hindi.ts'
import { LetterBody } from './letter.tsx'

const isToHost = (email: Email): email is EmailToHost => 'language' in email

function compose(email: Email): { subject: string; body: ReactElement } {
  if (email.kind === 'contact-message')
    return { subject: contactMessageSubject(email), body: <ContactMessage {...email} /> }
  const inHindi = isToHost(email) && email.language === 'hi'
  const letter = inHindi ? letterInHindi(email) : letterInEnglish(email)
  return { subject: letter.subject, body: <LetterBody letter={letter} language={inHindi ? 'hi' : 'en'} /> }
}

/** Keeps the case of headings, which hold names: html-to-text writes them in capitals by default. */
const headingAsWritten = { selector: 'h1', options: { uppercase: false } }

/** Renders the subject, the HTML and the same content as plain text. */
export async function renderEmail(email: Email): Promise<RenderedEmail> {
  const { subject, body } = compose(email)
  const html = await render(body)
  return { subject, html, text: toPlainText(html, { selectors: [headingAsWritten] }) }
}
