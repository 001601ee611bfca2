// The button that opens the dialog of the screen in the hall, until the event is over.
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { hasEnded } from '@lifafa/contract/event-timing'
import { hallDialogSentences } from '@lifafa/contract/sentences/host/hall'
import { Tv } from 'lucide-react'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../../lib/language/language.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'

const loadDialog = async () => (await import('./hall-dialog.tsx')).HallDialog

export function HallButton({ box, now }: { box: GiftBook; now: Date }) {
  const sentences = useSentences('hall', hallDialogSentences)
  const hall = useDialog(loadDialog, { box })
  const isOver = hasEnded(box.marriage_date, now)
  return (
    <>
      <Tooltip text={isOver ? sentences.over : undefined}>
        <Button
          icon={<Tv className="size-5 flex-none" aria-hidden="true" />}
          variant="onDark"
          {...hall.trigger.props}
          disabled={isOver}
          busy={hall.trigger.isOpening}
        >
          {sentences.title}
        </Button>
      </Tooltip>
      {hall.dialog}
    </>
  )
}
