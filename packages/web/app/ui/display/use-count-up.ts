// Lets a figure rise to its new value instead of jumping.
import { useEffect, useRef, useState } from 'react'

const RISE_MS = 900

const easeOut = (part: number): number => 1 - (1 - part) ** 3

const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The figure to show now. The first value, a smaller one and any of a hidden page are shown at once. */
export function useCountUp(figure: number | undefined): number | undefined {
  const [shown, setShown] = useState(figure)
  const latest = useRef(figure)
  useEffect(() => {
    const from = latest.current
    latest.current = figure
    if (figure === undefined || from === undefined || figure <= from || document.hidden || wantsStillness()) {
      setShown(figure)
      return
    }
    const startedAt = performance.now()
    let frame = requestAnimationFrame(function rise(now) {
      const part = Math.min(1, (now - startedAt) / RISE_MS)
      setShown(Math.round(from + (figure - from) * easeOut(part)))
      if (part < 1) frame = requestAnimationFrame(rise)
    })
    return () => {
      cancelAnimationFrame(frame)
      setShown(figure)
    }
  }, [figure])
  return shown
}
