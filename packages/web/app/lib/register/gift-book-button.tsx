// The button that opens the dialog of an event's gift book.
import { bookDialogSentences } from '@lifafa/contract/sentences/host/book-dialog'
import { BookOpen } from 'lucide-react'
import { DialogButton } from '../dialogs/dialog-button.tsx'
import { useSentences } from '../language/language.tsx'
import type { BookedBox } from './gift-book-dialog.tsx'

const loadBookDialog = async () => (await import('./gift-book-dialog.tsx')).GiftBookDialog

export function GiftBookButton({ box }: { box: BookedBox }) {
  const { button } = useSentences('bookDialog', bookDialogSentences)
  return <DialogButton box={box} icon={BookOpen} label={button} load={loadBookDialog} />
}
