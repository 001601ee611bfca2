// Asks for confirmation before all other sessions end.
import { sessionSentences as sentences } from '@lifafa/contract/sentences/sessions'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import type { LazyDialogProps } from '../dialogs/use-lazy-dialog.tsx'

interface EndOthersDialogProps extends LazyDialogProps {
  finalFocus: () => HTMLElement | null
  /** May throw ApiError. */
  onConfirm: () => Promise<void>
}

export const EndOthersDialog = (props: EndOthersDialogProps) => (
  <ConfirmDialog
    {...props}
    title={sentences.endOthersTitle}
    consequences={sentences.endOthersConsequences}
    keep={sentences.keep}
    confirm={sentences.endOthers}
    busy={sentences.ending}
    fallback={sentences.endFailed}
    isDanger
  />
)
