// Lets Android's Back close a window before it leaves the page, in browsers that tell a page of it (CloseWatcher).
import { useEffect, useEffectEvent } from 'react'

/** TypeScript's types of the browser lack it. */
interface CloseWatcher extends EventTarget {
  destroy: () => void
}

/** Rendered while the window is open. `onBack` may leave it open. */
export function CloseOnBack({ onBack }: { onBack: () => void }) {
  const back = useEffectEvent(onBack)
  useEffect(() => {
    const { CloseWatcher: Watcher } = window as Window & { CloseWatcher?: new () => CloseWatcher }
    if (!Watcher) return
    let watcher: CloseWatcher | undefined
    /** A watcher hears of one Back; the window may stay open. */
    const watch = () => {
      watcher = new Watcher()
      watcher.addEventListener('close', () => {
        back()
        watch()
      })
    }
    watch()
    return () => watcher?.destroy()
  }, [])
  return null
}
