// Email to a host: the payment provider has decided about the host's account with it, or asks for more.
import type { LinkedAccountChanged as Props } from '@lifafa/contract/emails'
import { linkedAccountSentences } from '@lifafa/contract/sentences/linked-accounts'
import { EmailFrame } from './email-frame.tsx'
import { Paragraph, Remark, SettingsButton } from './parts.tsx'

export const linkedAccountChangedSubject = ({ state }: Props) => linkedAccountSentences.subjects[state]

export function LinkedAccountChanged({ firstName, state, supportEmail, publicUrl }: Props) {
  return (
    <EmailFrame preview={linkedAccountSentences.subjects[state]} heading={`Namaste, ${firstName}`}>
      <Paragraph>{linkedAccountSentences.states[state]}</Paragraph>
      <SettingsButton origin={publicUrl} section="gifts">
        Open Settings
      </SettingsButton>
      <Remark>Not sure what to do? Write to us at {supportEmail}</Remark>
    </EmailFrame>
  )
}
