// How many guests of the box are not thanked yet, and the button that edits the text.
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { lineStyle } from '../guest-table/table-style.ts'

const loadDialog = async () => (await import('./thank-you-dialog.tsx')).ThankYouDialog

export function ThankYouLine({ unthanked }: { unthanked: number }) {
  const { trigger, dialog } = useDialog(loadDialog)
  return (
    <div className={lineStyle}>
      <p role="status" className="text-muted">
        {sentences.unthanked(unthanked)}
      </p>
      <Button variant="quiet" busy={trigger.isOpening} {...trigger.props} className="-mr-3 flex-none px-3!">
        {sentences.editThankYou}
      </Button>
      {dialog}
    </div>
  )
}
