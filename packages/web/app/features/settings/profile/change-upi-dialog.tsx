// Asks for the password before contributions are paid to another UPI ID. Cancelling keeps the typed text.
import { profileSentences as sentences } from '@lifafa/contract/sentences/host/profile'
import { linkedAccountSentences } from '@lifafa/contract/sentences/linked-accounts'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { PasswordDialog } from '../password-dialog.tsx'

interface ChangeUpiDialogProps extends DialogProps {
  /** The UPI IDs before and after; null for none. */
  from: string | null
  to: string | null
  /** Gifts go to an account at the provider, one for each UPI ID: no payout waits. */
  toLinkedAccount: boolean
  /** The host denies the UPI ID before, or no bank knows it. */
  isFromWrong: boolean
  /** For password managers. */
  email: string
  /** Saves; resolves with the sentence for success. May throw ApiError. */
  act: (password: string) => Promise<string>
}

export function ChangeUpiDialog({ from, to, toLinkedAccount, isFromWrong, ...dialog }: ChangeUpiDialogProps) {
  const { changeUpiText, removeUpiText } = toLinkedAccount ? ofLinkedAccount(isFromWrong) : sentences
  return (
    <PasswordDialog
      {...dialog}
      title={to === null ? sentences.removeUpiTitle : sentences.changeUpiTitle}
      description={to === null ? removeUpiText : changeUpiText}
      confirm={to === null ? sentences.removeUpi : sentences.changeUpi}
      busy="Saving..."
      failed={sentences.updateFailed}
    >
      <dl className="grid gap-3 rounded-field border border-line bg-paper px-4 py-3">
        <UpiId term={sentences.upiFrom} id={from} />
        <UpiId term={sentences.upiTo} id={to} />
      </dl>
    </PasswordDialog>
  )
}

const ofLinkedAccount = (isFromWrong: boolean) =>
  isFromWrong ? linkedAccountSentences.ofWrong : linkedAccountSentences

const UpiId = ({ term, id }: { term: string; id: string | null }) => (
  <div className="min-w-0">
    <dt className="text-muted text-sm">{term}</dt>
    <dd className="wrap-anywhere font-semibold">{id ?? sentences.noUpiId}</dd>
  </div>
)
