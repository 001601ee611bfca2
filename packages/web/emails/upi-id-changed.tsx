// Email to a host: UPI ID or bank account was changed, set or removed.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { UpiIdChanged as Props } from '@lifafa/contract/emails'
import { EmailFrame } from './email-frame.tsx'
import { Paragraph, Remark, SettingsButton } from './parts.tsx'

/** Shows both UPI IDs in full, so that the reader sees which account is meant; of bank accounts the last digits. */
function changeSentence({ of, before, after }: Props): string {
  if (after === null) return `Your ${of} ${before} was removed.`
  if (of === 'bank account')
    return before === null
      ? `A bank account ${after} was saved.`
      : `Your bank account was changed from the one ${before} to the one ${after}.`
  return before === null
    ? `Your UPI ID was set to ${after}.`
    : `Your UPI ID was changed from ${before} to ${after}.`
}

export function upiIdChangedSubject({ of, before, after }: Props): string {
  if (after === null) return `Your ${PRODUCT_NAME} ${of} was removed`
  return `Your ${PRODUCT_NAME} ${of} was ${before === null ? 'set' : 'changed'}`
}

export function UpiIdChanged(email: Props) {
  const { of, firstName, before, after, waitsUntil, toLinkedAccount, supportEmail, publicUrl } = email
  return (
    <EmailFrame preview={changeSentence(email)} heading={`Namaste, ${firstName}`}>
      <Paragraph>{changeSentence(email)}</Paragraph>
      {toLinkedAccount && after !== null && (
        <Paragraph>
          Guests can give once you have sent your PAN from your settings, for the new one.
          {before !== null && ` What was given before still goes to ${before}.`}
        </Paragraph>
      )}
      {waitsUntil && !toLinkedAccount && <Paragraph>Nothing is paid out before {waitsUntil}.</Paragraph>}
      {after === null && waitsUntil === null && (
        <Paragraph>
          {toLinkedAccount ? 'Guests cannot give' : 'Nothing is paid out to you'} until you save another one.
        </Paragraph>
      )}
      <Remark>
        It was not you? Choose “Forgot password” on the sign-in page at once, set the right {of} in your
        settings, and write to us: {supportEmail}
      </Remark>
      <SettingsButton origin={publicUrl} section={of === 'UPI ID' ? 'upi-id' : 'bank-account'}>
        Open your settings
      </SettingsButton>
    </EmailFrame>
  )
}
