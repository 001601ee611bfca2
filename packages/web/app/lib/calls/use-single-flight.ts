// An action that a second press does not begin again while it is under way.
import { useRef, useState } from 'react'

interface Once {
  /** Does `action`, or nothing while an earlier one is under way. What it throws is thrown on. */
  once: (action: () => Promise<void>) => Promise<void>
  isBusy: boolean
}

export function useSingleFlight(): Once {
  const isUnderWay = useRef(false)
  const [isBusy, setBusy] = useState(false)
  async function once(action: () => Promise<void>) {
    // State is too late for a second press in the same moment.
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    try {
      await action()
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return { once, isBusy }
}
