// The frame of the administrator's pages: the sidebar, on phones in a menu, and the page.

import { adminShellSentences as sentences } from '@lifafa/contract/sentences/admin/shell'
import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { RenderAnew } from '../../../foreign-hands/render-anew.tsx'
import { useDialog } from '../../lib/dialogs/use-dialog.tsx'
import { AdminBrand } from './admin-brand.tsx'
import { menuButtonStyle } from './admin-menu-style.ts'
import { AdminSidebar } from './admin-sidebar.tsx'

const CONTENT = 'content'

export function AdminShell({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-(--below-ribbon) lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <a
        href={`#${CONTENT}`}
        className="sr-only z-50 rounded-field bg-card px-5 py-3 font-semibold text-maroon shadow-lift focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-5 focus:py-3"
      >
        {sentences.skipToContent}
      </a>
      <header className="sticky top-0 z-20 flex h-16 items-center gap-1 border-gold border-b bg-wine px-2 lg:hidden">
        <AdminMenu />
        <AdminBrand />
      </header>
      <header className="border-gold border-r bg-wine max-lg:hidden">
        <div className="sticky top-0 flex h-(--below-ribbon) flex-col gap-6 overflow-y-auto px-4 pt-5 pb-4">
          <AdminBrand />
          <AdminSidebar />
        </div>
      </header>
      <main
        id={CONTENT}
        tabIndex={-1}
        className="min-w-0 px-4 pt-6 pb-16 outline-none sm:px-6 lg:px-8 lg:pt-8"
      >
        <div className="mx-auto max-w-6xl">
          <RenderAnew>{children}</RenderAnew>
        </div>
      </main>
    </div>
  )
}

const load = async () => (await import('./admin-menu-dialog.tsx')).AdminMenuDialog

/** The button that opens the sidebar on phones; the dialog's script is fetched on demand. */
function AdminMenu() {
  const { trigger, isOpen, dialog } = useDialog(load)
  return (
    <>
      <button
        {...trigger.props}
        type="button"
        aria-label={sentences.menu}
        aria-expanded={isOpen}
        className={menuButtonStyle}
      >
        <Menu className="size-6" aria-hidden="true" />
      </button>
      {dialog}
    </>
  )
}
