// Leads to the admin login a moment after a deed is done, so that its message is read where it was done.
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'

/**
 * `leave` begins the wait of `ms`; `isLeaving` lasts until it is over. Whoever has gone elsewhere meanwhile stays there.
 * @param onLeave beside going there.
 */
export function useLeaveAfter(ms: number, onLeave: () => void) {
  const [isLeaving, setLeaving] = useState(false)
  const navigate = useNavigate()
  const go = useEffectEvent(() => {
    onLeave()
    void navigate(paths.admin.login.href(), { replace: true })
  })
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => go(), ms)
    return () => clearTimeout(timer)
  }, [isLeaving, ms])
  return { isLeaving, leave: () => setLeaving(true) }
}
