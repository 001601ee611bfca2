// Asks for the password before contributions are paid to another UPI ID. Cancelling keeps the typed text.
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { linkedAccountSentences } from '@lifafa/contract/sentences/linked-accounts'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../../lib/language/language.tsx'
import { Fact } from '../../../lib/parts/fact.tsx'
import { written } from '../../../lib/parts/lang-of.ts'
import { PasswordDialog } from '../password-dialog.tsx'

interface ChangeUpiDialogProps extends DialogProps {
  /** The UPI IDs before and after; null for none. */
  from: string | null
  to: string | null
  /** Gifts go to an account at the provider, one for each UPI ID: no payout waits. */
  toLinkedAccount: boolean
  /** The host denies the UPI ID before, or no bank knows it. */
  isFromWrong: boolean
  /** Gifts are paid to a bank account. */
  isUnused: boolean
  /** For password managers. */
  email: string
  /** Saves; resolves with the sentence for success. May throw ApiError. */
  act: (password: string) => Promise<string>
}

export function ChangeUpiDialog({
  from,
  to,
  toLinkedAccount,
  isFromWrong,
  isUnused,
  ...dialog
}: ChangeUpiDialogProps) {
  const sentences = useSentences('profile', profileSentences)
  const linked = useSentences('linkedAccounts', linkedAccountSentences)
  const { saving } = useSentences('labels', labelSentences)
  const ofLinked = isFromWrong ? linked.ofWrong : linked
  const { changeUpiText, removeUpiText } = toLinkedAccount ? ofLinked : sentences
  const text = to === null ? removeUpiText : changeUpiText
  return (
    <PasswordDialog
      {...dialog}
      title={to === null ? sentences.removeUpiTitle : sentences.changeUpiTitle}
      description={isUnused && !toLinkedAccount ? sentences.unusedUpiText : text}
      confirm={to === null ? sentences.removeUpi : sentences.changeUpi}
      busy={saving}
      failed={sentences.updateFailed}
    >
      <dl className="grid gap-3 rounded-field border border-line bg-paper px-4 py-3">
        <Fact
          term={sentences.upiFrom}
          fact={from ?? sentences.noUpiId}
          {...written(from)}
          className="font-semibold"
        />
        <Fact
          term={sentences.upiTo}
          fact={to ?? sentences.noUpiId}
          {...written(to)}
          className="font-semibold"
        />
      </dl>
    </PasswordDialog>
  )
}
