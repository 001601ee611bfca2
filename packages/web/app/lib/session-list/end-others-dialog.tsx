// Asks for confirmation before all other sessions end.
import { sessionSentences as sentences } from '@lifafa/contract/sentences/sessions'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import type { DialogProps } from '../dialogs/use-dialog.tsx'

interface EndOthersDialogProps extends DialogProps {
  /** May throw ApiError. */
  endOthers: () => Promise<void>
}

export const EndOthersDialog = ({ endOthers, onDone, ...rest }: EndOthersDialogProps) => (
  <ConfirmDialog
    {...rest}
    title={sentences.endOthersTitle}
    consequences={sentences.endOthersConsequences}
    keep={sentences.keep}
    confirm={sentences.endOthers}
    busy={sentences.ending}
    fallback={sentences.endFailed}
    isDanger
    onConfirm={async () => {
      await endOthers()
      onDone()
    }}
  />
)
