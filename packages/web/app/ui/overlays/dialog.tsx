// A dialog: a centred card on a wide screen, a bottom sheet on a phone.

import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, use, useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { Words } from '../words.ts'
import { type DialogState, DialogWindow } from './dialog-window.tsx'

interface DialogProps extends DialogState {
  /** The name of the field that has the focus first. */
  firstField?: string
  /** Receives the focus on closing; by default what had it before. */
  finalFocus?: () => HTMLElement | null
  title: string
  /** One sentence below the title; it is read with it. */
  description?: ReactNode
  /** Left of the title, such as a back button. */
  leading?: ReactNode
  /** Two columns have room where the screen is wide. */
  isWide?: boolean
  /**
   * Closing loses what was typed in its form, so the host is asked before. A press outside, by which a phone's keyboard is put away,
   * does not close it.
   */
  losesText?: boolean
  /** Receives the window, for a dialog that moves the focus to it. */
  popup?: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/** These are not typed, and chosen again by a press. */
const CHOICES = 'select, [type=checkbox], [type=radio], [type=file]'

/**
 * Traps the focus while open and returns it afterwards. The window itself has it first, unless `initialFocus` says otherwise: then
 * come Back and Close, as the eye finds them, and no phone opens its keyboard over a form.
 */
export function Dialog({
  open,
  onOpenChange,
  initialFocus,
  firstField,
  finalFocus,
  title,
  description,
  leading,
  isWide = false,
  losesText = false,
  popup,
  children,
}: DialogProps) {
  const words = use(Words)
  const ownPopup = useRef<HTMLDivElement>(null)
  const popupRef = popup ?? ownPopup
  const hasTyped = useRef(false)
  useEffect(() => {
    if (open) hasTyped.current = false
  }, [open])
  function change(to: boolean) {
    // It may be closing already, and the form may have given way to what came of it.
    const wouldLose = open && !to && losesText && hasTyped.current && popupRef.current?.querySelector('form')
    if (!wouldLose || window.confirm(words.leaveTyped)) onOpenChange(to)
  }
  const firstFocus = () =>
    (firstField && popupRef.current?.querySelector<HTMLElement>(`[name=${firstField}]`)) || popupRef.current
  return (
    <Base.Root open={open} onOpenChange={(to) => change(to)} disablePointerDismissal={losesText}>
      <DialogWindow
        popup={popupRef}
        onBack={() => change(false)}
        initialFocus={initialFocus ?? firstFocus}
        finalFocus={finalFocus}
        className={classNames(
          'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col short:overflow-y-auto short:overscroll-contain rounded-t-sheet bg-card shadow-sheet outline-none transition duration-300 ease-out data-ending-style:translate-y-full data-starting-style:translate-y-full sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[88dvh] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-sheet sm:data-ending-style:-translate-y-[46%] sm:data-starting-style:-translate-y-[46%] sm:data-ending-style:opacity-0 sm:data-starting-style:opacity-0',
          isWide
            ? 'sm:w-[min(34rem,calc(100vw-3rem))] lg:w-[min(60rem,calc(100vw-3rem))]'
            : 'sm:w-[min(34rem,calc(100vw-3rem))]',
        )}
      >
        <span
          className="mx-auto mt-2.5 h-1 w-10 flex-none rounded-full bg-line sm:hidden"
          aria-hidden="true"
        />
        <header className="flex items-start gap-2 px-5 pt-3 pb-3 sm:px-8 sm:pt-7">
          {leading}
          <div className="min-w-0 flex-1 py-2">
            <Base.Title className="text-2xl leading-tight sm:text-[1.75rem]">{title}</Base.Title>
            {description && <Base.Description className="mt-1 text-muted">{description}</Base.Description>}
          </div>
          <Base.Close
            aria-label={words.close}
            className="-mr-2 flex size-12 flex-none items-center justify-center rounded-full text-muted hover:bg-maroon-wash hover:text-maroon"
          >
            <X className="size-5" aria-hidden="true" />
          </Base.Close>
        </header>
        <div
          onInput={({ target }) => {
            if (target instanceof Element && !target.matches(CHOICES)) hasTyped.current = true
          }}
          className="min-h-0 short:flex-none scroll-pb-28 overflow-y-auto short:overflow-y-visible overscroll-contain px-5 pt-1 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:px-8 sm:pb-8"
        >
          {children}
        </div>
      </DialogWindow>
    </Base.Root>
  )
}
