// The letter that tells a host that their gifts are paid to another UPI ID.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { UpiIdChanged as Props } from '@lifafa/contract/web-build'
import { EmailFrame } from './letter-frame.tsx'
import { Paragraph, Remark, SettingsButton } from './parts.tsx'

/** Both ids stand whole: whoever reads this must see which account it is. */
function told({ before, after }: Props): string {
  if (after === null) return `Your UPI ID ${before} was removed.`
  return before === null
    ? `Your UPI ID was set to ${after}.`
    : `Your UPI ID was changed from ${before} to ${after}.`
}

export function upiIdChangedSubject({ before, after }: Props): string {
  if (after === null) return `Your ${PRODUCT_NAME} UPI ID was removed`
  return `Your ${PRODUCT_NAME} UPI ID was ${before === null ? 'set' : 'changed'}`
}

export function UpiIdChanged(letter: Props) {
  const { firstName, after, waitsUntil, supportEmail, publicUrl } = letter
  return (
    <EmailFrame preview={told(letter)} heading={`Namaste, ${firstName}`}>
      <Paragraph>{told(letter)}</Paragraph>
      {waitsUntil && (
        <Paragraph>Your gifts are paid to the new one. Nothing is paid out before {waitsUntil}.</Paragraph>
      )}
      {after === null && <Paragraph>Nothing is paid out to you until you save another one.</Paragraph>}
      <Remark>
        It was not you? Choose “Forgot password” on the sign-in page at once, set the right UPI ID in your
        settings, and write to us: {supportEmail}
      </Remark>
      <SettingsButton origin={publicUrl}>Open your settings</SettingsButton>
    </EmailFrame>
  )
}
