// Counts down to a moment, a second at a time.
import { useEffect, useState } from 'react'

const SECOND = 1000

/** Whole seconds until `moment` (milliseconds since 1970), 0 once it is past; updated when a hidden tab becomes visible. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= moment) clearInterval(timer)
    }, SECOND)
    return () => clearInterval(timer)
  }, [moment])
  return Math.max(0, Math.ceil((moment - now) / SECOND))
}
