// The window of a dialog over a dark backdrop. Dialogs and alerts share it; their roots differ in what closes them.
import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { RenderAnew } from '../../../foreign-hands/render-anew.tsx'
import { CloseOnBack } from './close-on-back.tsx'

/** Whether a dialog is open, and what it focuses. */
export interface DialogState {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Receives the focus on opening; by default the window of a dialog. */
  initialFocus?: RefObject<HTMLElement | null>
}

interface DialogWindowProps {
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null)
  /** Receives the focus on closing; by default what had it before. */
  finalFocus?: () => HTMLElement | null
  popup?: RefObject<HTMLDivElement | null>
  /** Android's Back was pressed. */
  onBack: () => void
  className: string
  children: ReactNode
}

export function DialogWindow({ popup, onBack, className, children, ...focus }: DialogWindowProps) {
  return (
    <Dialog.Portal>
      <Dialog.Backdrop className="fixed inset-0 z-40 bg-wine-deep/55 backdrop-blur-[2px] transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
      <Dialog.Popup ref={popup} {...focus} className={className}>
        <CloseOnBack onBack={onBack} />
        <RenderAnew>{children}</RenderAnew>
      </Dialog.Popup>
    </Dialog.Portal>
  )
}
