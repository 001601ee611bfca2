// The button that opens the print dialog, until 24 hours after the event.

import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { canDownloadPoster } from '@lifafa/contract/event-timing'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { printSentences } from '@lifafa/contract/sentences/host/print'
import { Printer } from 'lucide-react'
import { useDialog } from '../../../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../../../lib/language/language.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Tooltip } from '../../../../ui/overlays/tooltip.tsx'

const loadDialog = async () => (await import('./print-dialog.tsx')).PrintDialog

export function PrintButton({ box, now }: { box: GiftBook; now: Date }) {
  const { title } = useSentences('print', printSentences)
  const { downloadBlocked } = useSentences('eventBoxes', eventBoxSentences)
  const print = useDialog(loadDialog, { box })
  const isBlocked = !canDownloadPoster(box.marriage_date, now)
  return (
    <>
      <Tooltip text={isBlocked ? downloadBlocked : undefined}>
        <Button
          icon={<Printer className="size-5 flex-none" aria-hidden="true" />}
          variant="onDark"
          {...print.trigger.props}
          disabled={isBlocked}
          busy={print.trigger.isOpening}
        >
          {title}
        </Button>
      </Tooltip>
      {print.dialog}
    </>
  )
}
