// Toasts: short messages at the edge of the screen. The library that shows them is fetched once the page is there.
import type { ToastAction, ToastKind } from './toast-region.tsx'

const region = () => import('./toast-region.tsx')
/** Once a toast was shown. */
let shown: Awaited<ReturnType<typeof region>> | undefined

/** Fetches what shows toasts, so that one can be shown when the connection is gone. */
export const fetchToasts = (): void => void region().catch(() => {})

/** Line breaks in `text` stay. */
async function show(kind: ToastKind, text: string, action?: ToastAction): Promise<void> {
  const loaded = await region().catch(() => undefined)
  shown = loaded
  if (loaded) loaded.showToast(kind, text, action)
  // The connection broke before anything could be fetched that shows it: a message is never lost.
  else alert(text)
}

/** Shows a toast; the oldest is removed where there are many. */
export const notify = {
  success: (text: string, action?: ToastAction): void => void show('success', text, action),
  error: (text: string): void => void show('error', text),
  /** For data in whose place a button to try again stands. */
  failedLoad: (text: string): void => void show('failed-load', text),
}

/** Removes what says that all went well: on a phone it would cover the foot of a dialog that opens now. */
export const dropDone = (): void => shown?.dropDone()
