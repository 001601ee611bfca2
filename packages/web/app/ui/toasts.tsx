// Short messages that come and go at the edge of the screen.
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Toaster as Sonner, toast } from 'sonner'

const successMs = 3_000
const errorMs = 4_000
const mostAtOnce = 20

/** Shows a toast. `text` may have several lines; they stay lines. */
export const notify = {
  success: (text: string) => toast.success(text, { duration: successMs }),
  error: (text: string) => toast.error(text, { duration: errorMs }),
}

/** Where toasts appear; once per document. */
export function Toaster() {
  return (
    <Sonner
      position="top-center"
      visibleToasts={mostAtOnce}
      expand
      offset={16}
      mobileOffset={12}
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
          title: 'whitespace-pre-line font-medium leading-snug',
          error: 'border-danger/35 bg-danger-wash',
          success: 'border-leaf/35',
        },
      }}
    />
  )
}
