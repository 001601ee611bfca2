// Buttons that open a dialog about an event box, among them that of its gift book.
import { bookDialogSentences } from '@lifafa/contract/sentences/host/book-dialog'
import { BookOpen, type LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import { Button, type ButtonProps } from '../../ui/buttons/button.tsx'
import { type DialogProps, useDialog } from '../dialogs/use-dialog.tsx'
import { useSentences } from '../language/language.tsx'
import type { BookedBox } from './gift-book-dialog.tsx'

const loadBookDialog = async () => (await import('./gift-book-dialog.tsx')).GiftBookDialog

export function GiftBookButton({ box }: { box: BookedBox }) {
  const { button } = useSentences('bookDialog', bookDialogSentences)
  return <DialogButton box={box} icon={BookOpen} label={button} load={loadBookDialog} />
}

interface DialogButtonProps<Box> extends Pick<ButtonProps, 'variant'> {
  box: Box
  icon: LucideIcon
  label: string
  load: () => Promise<ComponentType<DialogProps & { box: Box }>>
}

export function DialogButton<Box>({ box, icon: Icon, label, load, ...look }: DialogButtonProps<Box>) {
  const { trigger, dialog } = useDialog(load, { box })
  return (
    <>
      <Button
        variant="secondary"
        {...look}
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
