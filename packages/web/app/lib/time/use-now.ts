// The current time for relative times ("4 minutes ago"), updated while the page is open.
import { useEffect, useState } from 'react'

const TICK_MS = 30_000

/** Now, within half a minute; updated as soon as a hidden page becomes visible. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const tick = () => setNow(new Date())
    const timer = setInterval(tick, TICK_MS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
