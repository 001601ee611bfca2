// The code that this tab awaits, restored after a reload.
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

/** Without `sentAt` it was requested just now. */
type NewCode = Omit<AwaitedCode, 'sentAt'> & Partial<Pick<AwaitedCode, 'sentAt'>>
type Resend = AwaitedCode['resend']

const store = tabStore()

/** A placeholder of the same size. */
const NOT_KNOWN_YET: AwaitedCode = { email: '', sentAt: 0, resend: async () => ({}) }

/**
 * `awaited` has an empty address on the server and until hydration; it is undefined where no code is awaited.
 * @param resendStored how to request another code after a reload, without the registration's data.
 */
export function useAwaitedCode(purpose: CodePurpose, resendStored: (stored: StoredCode) => Resend) {
  const isHydrated = useIsHydrated()
  const [current, setCurrent] = useState<AwaitedCode>()

  function wait(code: NewCode): void {
    const since = { sentAt: Date.now(), ...code }
    storeCode(store, purpose, since)
    setCurrent(since)
  }
  /** Clears it for the next reload; this page shows it until it is left. */
  const clear = () => eraseCode(store, purpose)
  /** A newer token or ticket replaces the one before, also for the next reload. */
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
