// A deed that a second press does not begin again while it is under way.
import { useRef, useState } from 'react'

interface Once {
  /** Does `deed`, or nothing while an earlier one is under way. What it throws is thrown on. */
  once: (deed: () => Promise<void>) => Promise<void>
  isBusy: boolean
}

export function useOnce(): Once {
  const isUnderWay = useRef(false)
  const [isBusy, setBusy] = useState(false)
  async function once(deed: () => Promise<void>) {
    // State is too late for a second press in the same moment.
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    try {
      await deed()
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return { once, isBusy }
}
