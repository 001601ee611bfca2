// Buttons that open a dialog about the selected box, among them that of its gift book.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { bookDialogSentences } from '@lifafa/contract/sentences/host/book-dialog'
import { BookOpen, type LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import { type DialogProps, useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../../lib/language/language.tsx'
import { Button } from '../../../ui/buttons/button.tsx'

const loadBookDialog = async () => (await import('./gift-book-dialog.tsx')).GiftBookDialog

export function GiftBookButton({ box }: { box: ListedBox }) {
  const { button } = useSentences('bookDialog', bookDialogSentences)
  return <DialogButton box={box} icon={BookOpen} label={button} load={loadBookDialog} />
}

interface DialogButtonProps {
  box: ListedBox
  icon: LucideIcon
  label: string
  load: () => Promise<ComponentType<DialogProps & { box: ListedBox }>>
}

export function DialogButton({ box, icon: Icon, label, load }: DialogButtonProps) {
  const { trigger, dialog } = useDialog(load, { box })
  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon className="size-5 flex-none" aria-hidden="true" />}
        busy={trigger.isOpening}
        {...trigger.props}
      >
        {label}
      </Button>
      {dialog}
    </>
  )
}
