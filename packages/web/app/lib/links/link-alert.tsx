// Shows a link that could not be copied, selected, so that Ctrl+C or a long press copies it. Escape closes it, a press outside does not.
import { AlertDialog } from '@base-ui/react/alert-dialog'
import { connectionSentences } from '@lifafa/contract/sentences/connection'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { use, useRef } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { DialogWindow } from '../../ui/overlays/dialog-window.tsx'
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
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <DialogWindow
        initialFocus={link}
        onBack={() => onOpenChange(false)}
        className="fixed top-1/2 left-1/2 z-50 max-h-[92dvh] w-[min(28rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-sheet bg-card p-6 shadow-sheet outline-none transition duration-200 ease-out data-ending-style:-translate-y-[46%] data-starting-style:-translate-y-[46%] data-ending-style:opacity-0 data-starting-style:opacity-0 sm:p-8"
      >
        <AlertDialog.Title className="text-2xl leading-tight">{sentences.linkTitle}</AlertDialog.Title>
        <AlertDialog.Description className="mt-1.5 mb-5 text-muted">
          {isWorthTrying ? sentences.copyFailed : sentences.copyManually}
        </AlertDialog.Description>
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
      </DialogWindow>
    </AlertDialog.Root>
  )
}
