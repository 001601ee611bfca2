// Asks for confirmation before all other sessions end.
import { sessionSentences } from '@lifafa/contract/sentences/sessions'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import type { DialogProps } from '../dialogs/use-dialog.tsx'
import { useSentences } from '../language/language.tsx'

interface EndOthersDialogProps extends DialogProps {
  /** May throw ApiError. */
  endOthers: () => Promise<void>
}

export function EndOthersDialog({ endOthers, onDone, ...rest }: EndOthersDialogProps) {
  const sentences = useSentences('sessions', sessionSentences)
  return (
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
}
