// Leads to the admin login a moment after an action is done, so that its message is read where it was done.
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'

/**
 * `leave` begins the wait of `ms`; `isLeaving` lasts until it is over. Whoever has gone elsewhere meanwhile stays there.
 * @param onLeft is called once this view has gone, wherever to.
 */
export function useLeaveAfter(ms: number, onLeft: () => void) {
  const [isLeaving, setLeaving] = useState(false)
  const navigate = useNavigate()
  const go = useEffectEvent(() => void navigate(paths.admin.login.href(), { replace: true }))
  const left = useEffectEvent(onLeft)
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => go(), ms)
    return () => {
      clearTimeout(timer)
      left()
    }
  }, [isLeaving, ms])
  return { isLeaving, leave: () => setLeaving(true) }
}
