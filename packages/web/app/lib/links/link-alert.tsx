// Shows a link that could not be copied, selected, so that Ctrl+C or a long press copies it.
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { useRef } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import type { DialogProps } from '../dialogs/use-dialog.tsx'

interface LinkAlertProps extends DialogProps {
  url: string
  /** The browser has a clipboard, and may allow it the next time. */
  isWorthTrying: boolean
  onCopy: () => void
}

export function LinkAlert({ open, onOpenChange, url, isWorthTrying, onCopy }: LinkAlertProps) {
  const link = useRef<HTMLInputElement>(null)
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      initialFocus={link}
      title="Here is the link"
      description={isWorthTrying ? dashboardSentences.copyFailed : dashboardSentences.copyManually}
    >
      <TextInput
        ref={link}
        readOnly
        aria-label="Link"
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="mt-5 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          Close
        </Button>
        {isWorthTrying && <Button onClick={onCopy}>Try again</Button>}
      </div>
    </AlertDialog>
  )
}
