// The time of day for what a page says about it ("4 minutes ago"): it moves on while the page is open.
import { useEffect, useState } from 'react'

const TICK_MS = 30_000

/** Now, to half a minute; right again as soon as a page that slept is looked at. */
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
