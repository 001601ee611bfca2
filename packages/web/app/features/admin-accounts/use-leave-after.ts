// Navigates to the admin login with a delay, so that the success message can be read first.
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'

/**
 * `leave` starts the delay of `ms`; `isLeaving` is true until it ends. A user who has navigated meanwhile stays there.
 * @param onLeft is called when this view has been unmounted, wherever the user went.
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
