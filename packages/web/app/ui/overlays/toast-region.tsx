// Shows toasts: it puts their region into the document when it is loaded.
import { MAX_TOASTS, TOAST_MS } from '@lifafa/contract/limits'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import 'sonner/dist/styles.css'

export interface ToastAction {
  label: string
  onClick: () => void
}

export type ToastKind = 'success' | 'error' | 'failed-load'

export function showToast(kind: ToastKind, text: string, action?: ToastAction): void {
  makeRoom()
  if (kind !== 'failed-load') return void toast[kind](text, { duration: TOAST_MS[kind], action })
  // At the foot of a phone it would cover the button to try again, which stands in the place of the data.
  const isPhone = matchMedia('(max-width: 600px)').matches
  toast.error(text, { duration: TOAST_MS.error, ...(isPhone && { position: 'top-center' as const }) })
}

/** One with a button stays. */
export function dropDone(): void {
  for (const one of toast.getToasts())
    if ('type' in one && one.type === 'success' && !one.action) toast.dismiss(one.id)
}

/** Sonner only hides toasts beyond this number: they would stay in the document and be read out. */
function makeRoom(): void {
  const [oldest, ...others] = toast.getToasts()
  if (oldest && others.length + 1 >= MAX_TOASTS) toast.dismiss(oldest.id)
}

/** Above the foot of a dialog, and a notice of old data. At the top a toast would hide totals, and a field that was just saved. */
const ABOVE_FOOT = 104

const place = document.createElement('div')
document.body.append(place)
createRoot(place).render(
  <Toaster
    position="bottom-left"
    visibleToasts={MAX_TOASTS}
    expand
    offset={{ left: 16, bottom: ABOVE_FOOT }}
    mobileOffset={{ left: 12, right: 12, top: 12, bottom: ABOVE_FOOT }}
    icons={{
      success: <CircleCheck className="size-5 text-leaf" aria-hidden="true" />,
      error: <CircleAlert className="size-5 text-danger" aria-hidden="true" />,
    }}
    toastOptions={{
      unstyled: true,
      classNames: {
        // A press goes through to the button below. Otherwise a pointer at rest there would keep the toast, and itself, from it.
        toast:
          'pointer-events-none! flex w-full items-start gap-3 rounded-field border border-line bg-card px-4 py-3 text-ink shadow-lift font-text',
        icon: 'mt-0.5 flex-none',
        content: 'min-w-0 flex-1',
        title: 'whitespace-pre-line font-semibold leading-snug',
        actionButton:
          'pointer-events-auto -my-3 -mr-4 min-h-12 flex-none rounded-field px-4 font-semibold text-maroon hover:bg-maroon-wash',
        error: 'border-danger/35 bg-danger-wash',
        success: 'border-leaf/35',
      },
    }}
  />,
)
