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
      <Paragraph>To find out what to do, look up {alarm} in docs/two-in-the-morning.md.</Paragraph>
      <Remark>
        Each server sends one email an hour for this alarm, however often it is raised. The log has every one.
      </Remark>
    </EmailFrame>
  )
}
