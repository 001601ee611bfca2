// The code that this tab waits for, the same after a reload.
import { useState } from 'react'
import { tabStore } from '../browser/browser-storage.ts'
import { useIsAwake } from '../browser/use-is-awake.ts'
import {
  type AwaitedCode,
  type CodePurpose,
  eraseCode,
  type KeptCode,
  keepCode,
  readCode,
} from './awaited-code.ts'

/** Without `sentAt` it was asked for just now. */
type Asked = Omit<AwaitedCode, 'sentAt'> & Partial<Pick<AwaitedCode, 'sentAt'>>
type Resend = AwaitedCode['resend']

const store = tabStore()

/** Of the size of what comes. */
const NOT_KNOWN_YET: AwaitedCode = { email: '', sentAt: 0, resend: async () => ({}) }

/**
 * `awaited` has no address while the server renders and until the page is awake, undefined where nothing is waited for.
 * @param resendKept how to ask again after a reload, where what was typed is gone.
 */
export function useAwaitedCode(purpose: CodePurpose, resendKept: (kept: KeptCode) => Resend) {
  const isAwake = useIsAwake()
  const [asked, setAsked] = useState<AwaitedCode>()

  function wait(code: Asked): void {
    const since = { sentAt: Date.now(), ...code }
    keepCode(store, purpose, since)
    setAsked(since)
  }
  /** For the next reload; what this page shows stays until it is left. */
  const forget = () => eraseCode(store, purpose)
  /** A newer token takes the place of the one before, also for the next reload. */
  function renewing(code: AwaitedCode): AwaitedCode {
    const { resend } = code
    if (!resend) return code
    return {
      ...code,
      async resend() {
        const renewed = await resend()
        wait({ ...code, ...renewed, sentAt: Date.now() })
        return renewed
      },
    }
  }

  const kept = isAwake && !asked ? readCode(store, purpose) : undefined
  const code = asked ?? (kept && { ...kept, resend: resendKept(kept) })
  return { awaited: isAwake ? code && renewing(code) : NOT_KNOWN_YET, wait, forget }
}
