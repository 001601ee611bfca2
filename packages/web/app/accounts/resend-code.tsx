// The button that requests another code, at most once a minute; after a reload without the needed data, a link instead.
import { CODE_RESEND_MS } from '@lifafa/contract/limits'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { authPageSentences } from '@lifafa/contract/sentences/host/auth-page'
import { type ReactNode, useEffect, useState } from 'react'
import { useAction } from '../lib/calls/use-action.ts'
import { useSentences } from '../lib/language/language.tsx'
import { ApiError } from '../lib/network/api-error.ts'
import { Button } from '../ui/buttons/button.tsx'

interface ResendCodeProps {
  /** When the last code was requested, milliseconds since 1970; it changes when `resend` has succeeded. */
  sentAt: number
  /** Undefined where this page cannot request one. May throw ApiError. */
  resend: (() => Promise<void>) | undefined
  /** The link to another way to get a code, shown then. */
  otherwise?: ReactNode
}

export function ResendCode({ sentAt, resend, otherwise }: ResendCodeProps) {
  const [refusedUntil, setRefusedUntil] = useState(0)
  const auth = useSentences('auth', authSentences)
  const page = useSentences('authPage', authPageSentences)
  const { run, isBusy } = useAction(
    async () =>
      resend?.().catch((error) => {
        if (error instanceof ApiError && error.retryAfter)
          setRefusedUntil(Date.now() + error.retryAfter * SECOND_MS)
        throw error
      }),
    { done: auth.codeSent, failed: auth.resendFailed },
  )
  const seconds = useSecondsUntil(Math.max(sentAt + CODE_RESEND_MS, refusedUntil))
  if (!resend)
    return (
      <p className="flex min-h-12 items-center gap-1.5">
        <span>{page.noCode}</span>
        {otherwise}
      </p>
    )

  return (
    <Button variant="quiet" onClick={() => run()} busy={isBusy} disabled={seconds > 0}>
      <span className="tabular-nums">{seconds > 0 ? page.resendIn(clockTime(seconds)) : page.resend}</span>
    </Button>
  )
}

/** `0:42` */
const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const SECOND_MS = 1000

/** Whole seconds until `moment` (milliseconds since 1970), 0 once it is past; updated when a hidden tab becomes visible. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= moment) clearInterval(timer)
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [moment])
  return Math.max(0, Math.ceil((moment - now) / SECOND_MS))
}
