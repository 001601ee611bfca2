// Asks for another code, once a minute.
import { CODE_RESEND_MS } from '@lifafa/contract/limits'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { useState } from 'react'
import { ApiError, bulleted, sentencesOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts.tsx'
import type { AwaitedCode } from './awaited-code.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

export function ResendCode({ sentAt, resend }: Pick<AwaitedCode, 'sentAt' | 'resend'>) {
  const [isBusy, setBusy] = useState(false)
  const [allowedAt, setAllowedAt] = useState(sentAt + CODE_RESEND_MS)
  const seconds = useSecondsUntil(allowedAt)

  async function ask() {
    setBusy(true)
    try {
      await resend()
      notify.success(authSentences.codeSent)
      setAllowedAt(Date.now() + CODE_RESEND_MS)
    } catch (error) {
      notify.error(bulleted(sentencesOf(error, authSentences.resendFailed)))
      if (error instanceof ApiError && error.retryAfter) setAllowedAt(Date.now() + error.retryAfter * 1000)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button variant="quiet" onClick={ask} busy={isBusy} disabled={seconds > 0}>
      <span className="tabular-nums">
        {seconds > 0 ? `Resend code in ${clockTime(seconds)}` : 'Resend code'}
      </span>
    </Button>
  )
}

/** `0:42` */
const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
