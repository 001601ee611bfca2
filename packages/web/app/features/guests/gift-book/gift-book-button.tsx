// Opens the dialog that downloads the gift book.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { bookDialogSentences } from '@lifafa/contract/sentences/host/book-dialog'
import { BookOpen } from 'lucide-react'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../../lib/language/language.tsx'
import { Button } from '../../../ui/buttons/button.tsx'

const loadDialog = async () => (await import('./gift-book-dialog.tsx')).GiftBookDialog

export function GiftBookButton({ box }: { box: ListedBox }) {
  const { button } = useSentences('bookDialog', bookDialogSentences)
  const { trigger, dialog } = useDialog(loadDialog, { box })
  return (
    <>
      <Button
        variant="secondary"
        icon={<BookOpen className="size-5 flex-none" aria-hidden="true" />}
        busy={trigger.isOpening}
        {...trigger.props}
      >
        {button}
      </Button>
      {dialog}
    </>
  )
}
