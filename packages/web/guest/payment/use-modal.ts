// Opens a native dialog as soon as it is rendered, and closes it.
import { type RefObject, useEffect, useRef } from 'react'

interface Modal {
  ref: RefObject<HTMLDialogElement | null>
  /** `answer` becomes the dialog's returnValue. */
  close: (answer?: string) => void
}

/** `onClose` is the dialog's own handler. Safari before 15.4 has no dialogs: there it is a part of the page, and is scrolled to. */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open) return
    if (dialog.showModal) return dialog.showModal()
    dialog.setAttribute('open', '')
    dialog.scrollIntoView()
  }, [])
  return {
    ref,
    close(answer = '') {
      const dialog = ref.current
      if (dialog?.close) return dialog.close(answer)
      if (dialog) dialog.returnValue = answer
      onClose()
    },
  }
}
