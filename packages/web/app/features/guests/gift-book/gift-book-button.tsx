// Opens the dialog that downloads the gift book.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { BookOpen } from 'lucide-react'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { Button } from '../../../ui/buttons/button.tsx'

const loadDialog = async () => (await import('./gift-book-dialog.tsx')).GiftBookDialog

export function GiftBookButton({ box }: { box: ListedBox }) {
  const { trigger, dialog } = useDialog(loadDialog, { box })
  return (
    <>
      <Button
        variant="secondary"
        icon={<BookOpen className="size-5 flex-none" aria-hidden="true" />}
        busy={trigger.isOpening}
        {...trigger.props}
      >
        Gift book
      </Button>
      {dialog}
    </>
  )
}
