// Requests a code by email, and succeeds also when one was requested a moment ago and is still valid.
import { CODE_RESEND_MS } from '@lifafa/contract/limits'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { notify } from '../../ui/overlays/toasts.ts'
import { ApiError } from '../network/api-error.ts'
import type { AwaitedCode } from './awaited-code.ts'

/**
 * `request` makes the call. Shows the result in a toast. Returns when the code was requested, in milliseconds since 1970, and the
 * ticket where it was requested now. Throws ApiError.
 */
export async function requestCode(
  request: () => Promise<{ message: string; ticket: string }>,
): Promise<Pick<AwaitedCode, 'sentAt' | 'ticket'>> {
  try {
    const { message, ticket } = await request()
    notify.success(message)
    return { sentAt: Date.now(), ticket }
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'codeSentBefore')) throw error
    notify.success(authSentences.codeSentBefore)
    return { sentAt: Date.now() - CODE_RESEND_MS + (error.retryAfter ?? 0) * 1000 }
  }
}
