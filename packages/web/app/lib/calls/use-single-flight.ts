// Prevents an action from starting again while it is running.
import { useRef, useState } from 'react'

interface SingleFlight {
  /** Runs `action`, or does nothing while an earlier one is running. Rethrows its errors. */
  once: (action: () => Promise<void>) => Promise<void>
  isBusy: boolean
}

export function useSingleFlight(): SingleFlight {
  const isUnderWay = useRef(false)
  const [isBusy, setBusy] = useState(false)
  async function once(action: () => Promise<void>) {
    // State is set too late to stop a second press in the same moment.
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
