// Email to support with a message from the contact page.
import type { ContactMessage as Props } from '@lifafa/contract/emails'
import { Link, Text } from 'react-email'
import * as colours from '../palette.ts'
import { EmailFrame } from './email-frame.tsx'
import { Paragraph, Remark } from './parts.tsx'

export const contactMessageSubject = ({ subject, name, suspected }: Props) =>
  `${suspected ? 'Suspected spam: ' : ''}${subject} (${name})`

export function ContactMessage({ name, email, subject, message, suspected }: Props) {
  const answer = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`
  return (
    <EmailFrame preview={message.slice(0, 100)} heading={subject}>
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
