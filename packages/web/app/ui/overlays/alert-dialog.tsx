// A dialog about a problem that needs an answer: Escape closes it, a press outside does not.
import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { type DialogState, DialogWindow } from './dialog-window.tsx'

interface AlertDialogProps extends DialogState {
  title: string
  /** Says what happened; it is read with the title. */
  description: string
  /** The buttons, one of which closes it. */
  children: ReactNode
}

/** Traps the focus while open and returns it afterwards. */
export function AlertDialog({
  open,
  onOpenChange,
  initialFocus,
  title,
  description,
  children,
}: AlertDialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <DialogWindow
        initialFocus={initialFocus}
        className="fixed top-1/2 left-1/2 z-50 max-h-[92dvh] w-[min(28rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-sheet bg-card p-6 shadow-sheet outline-none transition duration-200 ease-out data-ending-style:-translate-y-[46%] data-starting-style:-translate-y-[46%] data-ending-style:opacity-0 data-starting-style:opacity-0 sm:p-8"
      >
        <Base.Title className="text-2xl leading-tight">{title}</Base.Title>
        <Base.Description className="mt-1.5 mb-5 text-muted">{description}</Base.Description>
        {children}
      </DialogWindow>
    </Base.Root>
  )
}
