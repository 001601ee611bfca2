// Stores an awaited code over a reload: a phone may unload the page while the user reads the email.
import type { KeyValueStore } from '../browser/browser-storage.ts'

export interface AwaitedCode {
  email: string
  /** When it was requested, milliseconds since 1970. */
  sentAt: number
  /** The token of the registration's answer: it proves who signed up. */
  access?: string | undefined
  /** Of the answer to the request: with it nobody else's tries end the code. */
  ticket?: string | undefined
  /** The password typed at sign-in, which proves the same. Held in memory only. */
  password?: string
  /** Why it was sent, where that needs an explanation. */
  reason?: string
  /** Requests another code; returns the newer token and ticket, where there are. Without it, the user signs in again. Throws ApiError. */
  resend?: () => Promise<Pick<AwaitedCode, 'access' | 'ticket'>>
}

/** What the code is for: verifying an email address or resetting a password; a host's, or an administrator's. */
export type CodePurpose = 'verify' | 'reset' | 'admin-verify' | 'admin-reset'
export type StoredCode = Pick<AwaitedCode, 'email' | 'sentAt' | 'access' | 'ticket'>

const keyOf = (purpose: CodePurpose): string => `awaited_code_${purpose}`

export function storeCode(store: KeyValueStore, purpose: CodePurpose, code: AwaitedCode): void {
  const { email, sentAt, access, ticket } = code
  store.setItem(keyOf(purpose), JSON.stringify({ email, sentAt, access, ticket } satisfies StoredCode))
}

export const eraseCode = (store: KeyValueStore, purpose: CodePurpose): void =>
  store.removeItem(keyOf(purpose))

/** Undefined where none is stored, or the entry is malformed. */
export function readCode(store: KeyValueStore, purpose: CodePurpose): StoredCode | undefined {
  try {
    const stored = JSON.parse(store.getItem(keyOf(purpose)) ?? 'null')
    return typeof stored?.email === 'string' && typeof stored.sentAt === 'number' ? stored : undefined
  } catch {
    return undefined
  }
}
