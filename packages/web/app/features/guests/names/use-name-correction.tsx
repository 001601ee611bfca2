// Opens the dialog that corrects a guest's name.
import type { ListedGuest } from '@lifafa/contract/endpoints/guests'
import { type ReactNode, useState } from 'react'
import { useLazyDialog } from '../../../lib/dialogs/use-lazy-dialog.tsx'

const loadDialog = async () => (await import('./correct-name-dialog.tsx')).CorrectNameDialog

interface NameDialog {
  correct: (guest: ListedGuest) => void
  dialog: ReactNode
}

export function useNameDialog(giftid: string): NameDialog {
  const [guest, setGuest] = useState<ListedGuest>()
  const { open, dialog } = useLazyDialog(loadDialog, { giftid, guest })
  return {
    correct(chosen) {
      setGuest(chosen)
      void open()
    },
    dialog,
  }
}
