// The sidebar as a dialog on a phone: it traps the focus until Escape, a press outside, or a choice closes it.
import { Dialog } from '@base-ui/react/dialog'
import { adminShellSentences as sentences } from '@lifafa/contract/sentences/admin/shell'
import { X } from 'lucide-react'
import type { DialogProps } from '../../lib/dialogs/use-dialog.tsx'
import { DialogWindow } from '../../ui/overlays/dialog-window.tsx'
import { AdminBrand } from './admin-brand.tsx'
import { menuButtonStyle } from './admin-menu-style.ts'
import { AdminSidebar } from './admin-sidebar.tsx'

export function AdminMenuDialog({ open, onOpenChange }: DialogProps) {
  const close = () => onOpenChange(false)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <DialogWindow
        onBack={close}
        className="fixed inset-y-0 left-0 z-50 flex w-[min(19rem,calc(100vw-3.5rem))] flex-col gap-5 overflow-y-auto overscroll-contain bg-wine px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-sheet outline-none transition-transform duration-200 ease-out data-ending-style:-translate-x-full data-starting-style:-translate-x-full"
      >
        <Dialog.Title className="sr-only">{sentences.menu}</Dialog.Title>
        <div className="flex min-h-12 items-center justify-between gap-2 border-gold/40 border-b pb-2">
          <AdminBrand onFollow={close} />
          <Dialog.Close aria-label={sentences.closeMenu} className={menuButtonStyle}>
            <X className="size-5" aria-hidden="true" />
          </Dialog.Close>
        </div>
        <AdminSidebar onFollow={close} />
      </DialogWindow>
    </Dialog.Root>
  )
}
