// The button that opens the sidebar on phones; the dialog's script is fetched on demand.
import { Menu } from 'lucide-react'
import { useLazyDialog } from '../../lib/dialogs/use-lazy-dialog.tsx'
import { menuButtonStyle } from './admin-menu-style.ts'

const load = async () => (await import('./admin-menu-dialog.tsx')).AdminMenuDialog

export function AdminMenu({ name, onLogout }: { name: string; onLogout: () => void }) {
  const { trigger, isOpen, dialog } = useLazyDialog(load, { name, onLogout })
  return (
    <>
      <button
        {...trigger.props}
        type="button"
        aria-label="Menu"
        aria-expanded={isOpen}
        className={menuButtonStyle}
      >
        <Menu className="size-6" aria-hidden="true" />
      </button>
      {dialog}
    </>
  )
}
