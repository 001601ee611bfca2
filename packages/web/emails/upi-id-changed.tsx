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
      ? `A bank account ${after} was added.`
      : `Your bank account was changed. The earlier one was ${before}, the new one is ${after}.`
  return before === null
    ? `Your UPI ID ${after} was added.`
    : `Your UPI ID was changed from ${before} to ${after}.`
}

export function upiIdChangedSubject({ of, before, after }: Props): string {
  if (after === null) return `Your ${PRODUCT_NAME} ${of} was removed`
  return `Your ${PRODUCT_NAME} ${of} was ${before === null ? 'added' : 'changed'}`
}

export function UpiIdChanged(email: Props) {
  const { of, firstName, before, after, waitsUntil, toLinkedAccount, supportEmail, publicUrl } = email
  return (
    <EmailFrame preview={changeSentence(email)} heading={`Namaste, ${firstName}`}>
      <Paragraph>{changeSentence(email)}</Paragraph>
      {toLinkedAccount && after !== null && (
        <Paragraph>
          Guests can give once you send your PAN for the new UPI ID from Settings.{' '}
          {before !== null && ` Razorpay will pay gifts it already holds to ${before}.`}
        </Paragraph>
      )}
      {waitsUntil && !toLinkedAccount && (
        <Paragraph>
          {after !== null && `Future gifts will be paid to your new ${of}. `}For your safety, payouts restart
          after {waitsUntil}.
        </Paragraph>
      )}
      {after === null && waitsUntil === null && (
        <Paragraph>
          {toLinkedAccount ? 'Guests can’t give' : 'We can’t pay you'} until you add another one.
        </Paragraph>
      )}
      <Remark>
        Wasn’t you? Reset your password right away using “Forgot password” on the sign-in page, correct your{' '}
        {of} in Settings, then write to us at {supportEmail}
      </Remark>
      <SettingsButton origin={publicUrl} section={of === 'UPI ID' ? 'upi-id' : 'bank-account'}>
        Open Settings
      </SettingsButton>
    </EmailFrame>
  )
}
