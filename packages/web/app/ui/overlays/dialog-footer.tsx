// The actions of a dialog, in sight however long its content is, unless the screen is too low for that.
import type { ReactNode } from 'react'

/** The last child of the dialog's content, or of a form in it: covers the padding below, from which browsers measure. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className="short:static sticky grid gap-3 -bottom-[max(1.5rem,env(safe-area-inset-bottom))] -mx-5 -mb-[max(1.5rem,env(safe-area-inset-bottom))] border-line border-t bg-card px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:rounded-b-sheet sm:px-8 sm:pb-6">
      {children}
    </div>
  )
}
