// The actions on an event box, beside its QR code. (Sharing is beside the link.)

import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { canEditEvent } from '@lifafa/contract/event-timing'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { Pencil } from 'lucide-react'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../../lib/language/language.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'
import { HallButton } from '../hall/hall-button.tsx'
import { DownloadMenu } from '../poster/download-menu.tsx'
import { PrintButton } from '../poster/print/print-button.tsx'

const loadEditDialog = async () => (await import('../form/edit-event-box-dialog.tsx')).EditEventBoxDialog

export function EventBoxActions({ box, now }: { box: GiftBook; now: Date }) {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  const edit = useDialog(loadEditDialog, { box })
  const canEdit = canEditEvent(box.marriage_date, now)
  return (
    <section
      aria-label={sentences.print}
      className="grid content-end gap-2.5 max-sm:grid-cols-2 sm:max-md:grid-cols-3 md:col-start-2 md:row-start-3"
    >
      <DownloadMenu box={box} now={now} />
      <PrintButton box={box} now={now} />
      <HallButton box={box} now={now} />
      <Tooltip text={canEdit ? undefined : sentences.editBlocked}>
        <Button
          icon={<Pencil className="size-5 flex-none" aria-hidden="true" />}
          variant="onDark"
          {...edit.trigger.props}
          disabled={!canEdit}
          busy={edit.trigger.isOpening}
        >
          {sentences.edit}
        </Button>
      </Tooltip>
      {edit.dialog}
    </section>
  )
}
