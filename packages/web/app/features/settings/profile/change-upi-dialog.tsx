// Asks for the password before contributions are paid to another UPI ID. Cancelling keeps the typed text.
import { profileSentences as sentences } from '@lifafa/contract/sentences/host/profile'
import type { LazyDialogProps } from '../../../lib/dialogs/use-lazy-dialog.tsx'
import { PasswordDialog } from '../password-dialog.tsx'

interface ChangeUpiDialogProps extends LazyDialogProps {
  /** The UPI IDs before and after; null for none. */
  from: string | null
  to: string | null
  /** For password managers. */
  email: string
  /** Saves and closes; may throw ApiError. */
  onConfirm: (password: string) => Promise<void>
}

export const ChangeUpiDialog = ({ from, to, ...dialog }: ChangeUpiDialogProps) => (
  <PasswordDialog
    {...dialog}
    title={to === null ? sentences.removeUpiTitle : sentences.changeUpiTitle}
    description={to === null ? sentences.removeUpiText : sentences.changeUpiText}
    confirm={to === null ? sentences.removeUpi : sentences.changeUpi}
    busy="Saving..."
    fallback={sentences.updateFailed}
  >
    <dl className="grid gap-3 rounded-field border border-line bg-paper px-4 py-3">
      <UpiId term={sentences.upiFrom} id={from} />
      <UpiId term={sentences.upiTo} id={to} />
    </dl>
  </PasswordDialog>
)

const UpiId = ({ term, id }: { term: string; id: string | null }) => (
  <div className="min-w-0">
    <dt className="text-muted text-sm">{term}</dt>
    <dd className="wrap-anywhere font-semibold">{id ?? sentences.noUpiId}</dd>
  </div>
)
