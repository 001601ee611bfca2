// Shows a link that could not be copied, selected, so that Ctrl+C or a long press copies it.
import { connectionSentences } from '@lifafa/contract/sentences/connection'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { use, useRef } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Words } from '../../ui/words.ts'
import type { DialogProps } from '../dialogs/use-dialog.tsx'
import { useSentences } from '../language/language.tsx'

interface LinkAlertProps extends DialogProps {
  url: string
  /** The browser has a clipboard, and may allow it the next time. */
  isWorthTrying: boolean
  onCopy: () => void
}

export function LinkAlert({ open, onOpenChange, url, isWorthTrying, onCopy }: LinkAlertProps) {
  const sentences = useSentences('dashboard', dashboardSentences)
  const { tryAgain } = useSentences('connection', connectionSentences)
  const { close } = use(Words)
  const link = useRef<HTMLInputElement>(null)
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      initialFocus={link}
      title={sentences.linkTitle}
      description={isWorthTrying ? sentences.copyFailed : sentences.copyManually}
    >
      <TextInput
        ref={link}
        readOnly
        aria-label={sentences.link}
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="mt-5 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          {close}
        </Button>
        {isWorthTrying && <Button onClick={onCopy}>{tryAgain}</Button>}
      </div>
    </AlertDialog>
  )
}
