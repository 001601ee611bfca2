// The button that requests another code, at most once a minute; after a reload without the needed data, a link instead.
import { CODE_RESEND_MS } from '@lifafa/contract/limits'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { notify } from '../../ui/overlays/toasts.ts'
import { useSingleFlight } from '../calls/use-single-flight.ts'
import { ApiError, bulleted, sentencesOf } from '../network/api-error.ts'
import type { AwaitedCode } from './awaited-code.ts'

interface ResendCodeProps extends Pick<AwaitedCode, 'sentAt' | 'resend'> {
  /** The link to another way to get a code, where this page cannot request one. */
  otherwise?: ReactNode
}

export function ResendCode({ sentAt, resend, otherwise }: ResendCodeProps) {
  if (!resend)
    return (
      <p className="flex min-h-12 items-center gap-1.5">
        <span>No code?</span>
        {otherwise}
      </p>
    )
  return <ResendButton sentAt={sentAt} resend={resend} />
}

function ResendButton({ sentAt, resend }: { sentAt: number; resend: NonNullable<AwaitedCode['resend']> }) {
  const { once, isBusy } = useSingleFlight()
  const [allowedAt, setAllowedAt] = useState(sentAt + CODE_RESEND_MS)
  const seconds = useSecondsUntil(allowedAt)

  async function request() {
    try {
      await resend()
      notify.success(authSentences.codeSent)
      setAllowedAt(Date.now() + CODE_RESEND_MS)
    } catch (error) {
      notify.error(bulleted(sentencesOf(error, authSentences.resendFailed)))
      if (error instanceof ApiError && error.retryAfter) setAllowedAt(Date.now() + error.retryAfter * 1000)
    }
  }

  return (
    <Button variant="quiet" onClick={() => once(request)} busy={isBusy} disabled={seconds > 0}>
      <span className="tabular-nums">
        {seconds > 0 ? `Resend code in ${clockTime(seconds)}` : 'Resend code'}
      </span>
    </Button>
  )
}

/** `0:42` */
const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const SECOND = 1000

/** Whole seconds until `moment` (milliseconds since 1970), 0 once it is past; updated when a hidden tab becomes visible. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= moment) clearInterval(timer)
    }, SECOND)
    return () => clearInterval(timer)
  }, [moment])
  return Math.max(0, Math.ceil((moment - now) / SECOND))
}
