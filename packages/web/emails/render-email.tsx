// Renders emails to subject, HTML and plain text: the only export of this build, which the server imports.
import type { Email, ContactMessage as Props, RenderedEmail } from '@lifafa/contract/emails'
import type { ReactElement } from 'react'
import { Link, render, Text, toPlainText } from 'react-email'
import * as colours from '../palette.ts'
import { EmailFrame } from './email-frame.tsx'
import { letterInEnglish, TAGLINE } from './english.ts'
import { type EmailToHost, letterInHindi, TAGLINE as taglineInHindi } from './hindi.ts'
import { LetterBody } from './letter.tsx'
import { Paragraph, Remark } from './parts.tsx'

const isToHost = (email: Email): email is EmailToHost => 'language' in email

function compose(email: Email): { subject: string; body: ReactElement } {
  if (email.kind === 'contact-message')
    return { subject: contactMessageSubject(email), body: <ContactMessage {...email} /> }
  const inHindi = isToHost(email) && email.language === 'hi'
  const letter = inHindi ? letterInHindi(email) : letterInEnglish(email)
  const frame = inHindi
    ? ({ language: 'hi', tagline: taglineInHindi } as const)
    : ({ language: 'en', tagline: TAGLINE } as const)
  return { subject: letter.subject, body: <LetterBody letter={letter} {...frame} /> }
}

/** Keeps the case of headings, which hold names: html-to-text writes them in capitals by default. */
const headingAsWritten = { selector: 'h1', options: { uppercase: false } }

/** Renders the subject, the HTML and the same content as plain text. */
export async function renderEmail(email: Email): Promise<RenderedEmail> {
  const { subject, body } = compose(email)
  const html = await render(body)
  // Our HTML is one line: its line breaks are those that a visitor wrote.
  const text = toPlainText(html, { selectors: [headingAsWritten], preserveNewlines: true })
  return { subject, html, text }
}

const contactMessageSubject = ({ subject, name, suspected }: Props) =>
  `${suspected ? 'Suspected spam: ' : ''}${subject} (${name})`

/** Email to support with a message from the contact page. */
function ContactMessage({ name, email, subject, message, suspected }: Props) {
  const answer = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`
  return (
    <EmailFrame preview={message.slice(0, 100)} heading={subject} tagline={TAGLINE}>
      <Paragraph>
        {name} (
        <Link href={answer} style={{ color: colours.maroon }}>
          {email}
        </Link>
        ) wrote:
      </Paragraph>
      <Text
        style={{
          margin: '0 0 16px',
          color: colours.ink,
          fontSize: '16px',
          lineHeight: '26px',
          whiteSpace: 'pre-wrap',
        }}
      >
        {message}
      </Text>
      {suspected && (
        <Remark>
          A hidden field was filled in. Bots do this, and so do a few browsers that fill in forms.
        </Remark>
      )}
      <Remark>This email address hasn’t been verified.</Remark>
    </EmailFrame>
  )
}
