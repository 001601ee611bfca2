// The code that this tab waits for, the same after a reload.
import { useState } from 'react'
import { tabStore } from '../browser/browser-storage.ts'
import { useIsHydrated } from '../browser/use-is-hydrated.ts'
import {
  type AwaitedCode,
  type CodePurpose,
  eraseCode,
  readCode,
  type StoredCode,
  storeCode,
} from './awaited-code.ts'

/** Without `sentAt` it was current for just now. */
type NewCode = Omit<AwaitedCode, 'sentAt'> & Partial<Pick<AwaitedCode, 'sentAt'>>
type Resend = AwaitedCode['resend']

const store = tabStore()

/** Of the size of what comes. */
const NOT_KNOWN_YET: AwaitedCode = { email: '', sentAt: 0, resend: async () => ({}) }

/**
 * `awaited` has no address while the server renders and until the page is awake, undefined where nothing is waited for.
 * @param resendStored how to ask again after a reload, where what was typed is gone.
 */
export function useAwaitedCode(purpose: CodePurpose, resendStored: (stored: StoredCode) => Resend) {
  const isHydrated = useIsHydrated()
  const [current, setCurrent] = useState<AwaitedCode>()

  function wait(code: NewCode): void {
    const since = { sentAt: Date.now(), ...code }
    storeCode(store, purpose, since)
    setCurrent(since)
  }
  /** For the next reload; what this page shows stays until it is left. */
  const clear = () => eraseCode(store, purpose)
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

  const stored = isHydrated && !current ? readCode(store, purpose) : undefined
  const code = current ?? (stored && { ...stored, resend: resendStored(stored) })
  return { awaited: isHydrated ? code && renewing(code) : NOT_KNOWN_YET, wait, clear }
}
