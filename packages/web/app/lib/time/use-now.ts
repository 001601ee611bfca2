// The server's time for rules about days and for relative times ("4 minutes ago"), updated while the page is open.
import { useEffect, useState } from 'react'
import { onClockChange, serverNow } from './server-clock.ts'

const TICK_MS = 30_000

/** Now, within half a minute; updated as soon as a hidden page becomes visible, or the server tells another time. */
export function useNow(): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const tick = () => setNow(serverNow())
    const stopListening = onClockChange(tick)
    const timer = setInterval(tick, TICK_MS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      stopListening()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
