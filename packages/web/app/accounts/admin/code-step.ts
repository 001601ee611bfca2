// The code step of an administrator's form. It is in the address, so that reload and Back work.
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { awaitCode, type CodePurpose } from '../awaited-code.ts'

const STEP = 'step'
const CODE = 'code'

/** The parameters that change what the server renders. */
export const renderedBy = { [STEP]: [CODE] }

/** The address of the code step of the form at `path`. */
export const codeStepHref = (path: string): string => `${path}?${new URLSearchParams({ [STEP]: CODE })}`

/** `showCode` navigates from the first step of the form at `path` to its code step. */
export function useCodeStep(path: string) {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  return {
    isAtCode: parameters.get(STEP) === CODE,
    showCode: () => void navigate(codeStepHref(path)),
  }
}

/**
 * Returns what leads to the admin login `ms` after the code was used, so that the success message can be read first. It stays pending,
 * so that the form stays busy. A user who has navigated meanwhile stays there. The code is awaited until this view has been unmounted.
 */
export function useLeave(ms: number, purpose: CodePurpose): () => Promise<never> {
  const [isLeaving, setLeaving] = useState(false)
  const navigate = useNavigate()
  const go = useEffectEvent(() => void navigate(paths.admin.login.href(), { replace: true }))
  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => go(), ms)
    return () => {
      clearTimeout(timer)
      awaitCode(purpose, undefined)
    }
  }, [isLeaving, ms, purpose])
  return () => {
    setLeaving(true)
    return new Promise(() => {})
  }
}
