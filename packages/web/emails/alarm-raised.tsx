// Email to the operator about an alarm.
import type { AlarmRaised as Props } from '@lifafa/contract/emails'
import { EmailFrame } from './email-frame.tsx'
import { Paragraph, Remark } from './parts.tsx'

export const alarmRaisedSubject = ({ alarm, meaning }: Props) => `Alarm ${alarm}: ${meaning}`

export function AlarmRaised({ alarm, meaning, at, details, publicUrl }: Props) {
  return (
    <EmailFrame preview={`${publicUrl}, ${at}`} heading={`Alarm: ${alarm}`}>
      <Paragraph>
        At {at} the server of {publicUrl} reported: {meaning}.
      </Paragraph>
      {details.map(({ name, text }) => (
        <Paragraph key={name}>
          {name}: {text}
        </Paragraph>
      ))}
      <Paragraph>For what to do, look up {alarm} in docs/two-in-the-morning.md.</Paragraph>
      <Remark>
        Each server sends at most one email an hour for this alarm. The log has every occurrence.
      </Remark>
    </EmailFrame>
  )
}
