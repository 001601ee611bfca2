// Asks for a mailed code, and goes on to where it is typed also when one was asked for a moment ago and still works.
import { CODE_RESEND_MS } from '@lifafa/contract/limits'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { notify } from '../../ui/overlays/toasts.tsx'
import { ApiError } from '../network/api-error.ts'

/**
 * `request` makes the call. Tells the person what came of it. Returns when the code was asked for, in milliseconds since 1970.
 * Throws ApiError.
 */
export async function requestCode(request: () => Promise<{ message: string }>): Promise<number> {
  try {
    notify.success((await request()).message)
    return Date.now()
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'codeSentBefore')) throw error
    notify.success(authSentences.codeSentBefore)
    return Date.now() - CODE_RESEND_MS + (error.retryAfter ?? 0) * 1000
  }
}
