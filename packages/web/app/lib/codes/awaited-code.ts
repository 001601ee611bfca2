// A code that is on its way by mail, and what of it outlives a reload: a phone may put the page away while its mail is read.
import type { KeyValueStore } from '../browser/browser-storage.ts'

export interface AwaitedCode {
  email: string
  /** When it was asked for, milliseconds since 1970. */
  sentAt: number
  /** The token that signing up was answered with: it shows who signed up. */
  access?: string | undefined
  /** What was typed where one signs in; shows the same. Kept in memory alone. */
  password?: string
  /** Why it was sent, where that needs saying. */
  reason?: string
  /** Asks for another one; answers the newer token, where there is one. Without it, one signs in again. Throws ApiError. */
  resend?: () => Promise<Pick<AwaitedCode, 'access'>>
}

/** What the code is for: verifying an e-mail address, or setting a password anew; a host's, or an administrator's. */
export type CodePurpose = 'verify' | 'reset' | 'admin-verify' | 'admin-reset'
export type StoredCode = Pick<AwaitedCode, 'email' | 'sentAt' | 'access'>

const keyOf = (purpose: CodePurpose): string => `awaited_code_${purpose}`

export function storeCode(store: KeyValueStore, purpose: CodePurpose, code: AwaitedCode): void {
  const { email, sentAt, access } = code
  store.setItem(keyOf(purpose), JSON.stringify({ email, sentAt, access } satisfies StoredCode))
}

export const eraseCode = (store: KeyValueStore, purpose: CodePurpose): void =>
  store.removeItem(keyOf(purpose))

/** Undefined where none is stored, or what is stored is not ours. */
export function readCode(store: KeyValueStore, purpose: CodePurpose): StoredCode | undefined {
  try {
    const stored = JSON.parse(store.getItem(keyOf(purpose)) ?? 'null')
    return typeof stored?.email === 'string' && typeof stored.sentAt === 'number' ? stored : undefined
  } catch {
    return undefined
  }
}
