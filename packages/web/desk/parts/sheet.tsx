// A window over the desk: a native dialog, which keeps the focus and closes with Escape.
import { type ReactNode, useEffect, useRef } from 'react'
import { useLanguage } from '../words.tsx'

interface SheetProps {
  title: string
  onClose: () => void
  children: ReactNode
}

export function Sheet({ title, onClose, children }: SheetProps) {
  const { words } = useLanguage()
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!ref.current?.open) ref.current?.showModal()
  }, [])
  return (
    <dialog
      ref={ref}
      onClose={onClose}
      aria-label={title}
      className="m-auto max-h-[92dvh] w-[min(34rem,calc(100vw-1.5rem))] overflow-y-auto overscroll-contain rounded-sheet bg-card p-5 text-ink shadow-sheet backdrop:bg-wine-deep/70 sm:p-7"
    >
      <div className="mb-5 flex items-start justify-between gap-4">
        <h2 className="text-2xl text-maroon leading-tight">{title}</h2>
        <button
          type="button"
          aria-label={words.close}
          onClick={() => ref.current?.close()}
          className="-mt-2 -mr-2 flex size-12 flex-none items-center justify-center rounded-full text-2xl text-maroon hover:bg-maroon-wash"
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {children}
    </dialog>
  )
}
