// Toasts: short messages at the edge of the screen.
import { MAX_TOASTS, TOAST_MS } from '@lifafa/contract/limits'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Toaster as Sonner, toast } from 'sonner'

interface ToastAction {
  label: string
  onClick: () => void
}

/** Shows a toast; the oldest is removed where there are many. Line breaks in `text` stay. */
export const notify = {
  success(text: string, action?: ToastAction) {
    makeRoom()
    toast.success(text, { duration: TOAST_MS.success, action })
  },
  error(text: string) {
    makeRoom()
    toast.error(text, { duration: TOAST_MS.error })
  },
}

/** Sonner only hides toasts beyond this number: they would stay in the document and be read out. */
function makeRoom(): void {
  const [oldest, ...others] = toast.getToasts()
  if (oldest && others.length + 1 >= MAX_TOASTS) toast.dismiss(oldest.id)
}

/** Above the foot of a dialog. At the top a toast would hide totals, and a field that was just saved. */
const ABOVE_FOOT = 104

/** Where toasts appear; once per document. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={MAX_TOASTS}
      expand
      offset={{ right: 16, bottom: ABOVE_FOOT }}
      mobileOffset={{ left: 12, right: 12, bottom: ABOVE_FOOT }}
      icons={{
        success: <CircleCheck className="size-5 text-leaf" aria-hidden="true" />,
        error: <CircleAlert className="size-5 text-danger" aria-hidden="true" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-start gap-3 rounded-field border border-line bg-card px-4 py-3 text-ink shadow-lift font-text',
          icon: 'mt-0.5 flex-none',
          content: 'min-w-0 flex-1',
          title: 'whitespace-pre-line font-semibold leading-snug',
          actionButton:
            '-my-3 -mr-4 min-h-12 flex-none rounded-field px-4 font-semibold text-maroon hover:bg-maroon-wash',
          error: 'border-danger/35 bg-danger-wash',
          success: 'border-leaf/35',
        },
      }}
    />
  )
}
