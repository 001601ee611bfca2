// The code that this tab awaits. It is stored over a reload: a phone may unload the page while the user reads the email.
import { useSyncExternalStore } from 'react'
import { tabStore } from '../lib/browser/browser-storage.ts'
import { newSignal } from '../lib/browser/signal.ts'

export interface AwaitedCode {
  email: string
  /** When it was requested, milliseconds since 1970. */
  sentAt: number
  /** Sent back with the code. */
  proof: {
    /** The token of the registration's answer: it proves who signed up. */
    access?: string | undefined
    /** From the answer to the request: with it nobody else's tries end the code. */
    ticket?: string | undefined
  }
}

/** Verifies an email address or resets a password; a host's, or an administrator's. */
export type CodePurpose = 'verify' | 'reset' | 'admin-verify' | 'admin-reset'

const changes = newSignal()
const keyOf = (purpose: CodePurpose): string => `awaited_code_${purpose}`

/** A placeholder of the same size. */
const NOT_KNOWN_YET = JSON.stringify({ email: '', sentAt: 0, proof: { access: '' } } satisfies AwaitedCode)

/** Undefined: none is awaited any more. */
export function awaitCode(purpose: CodePurpose, code: AwaitedCode | undefined): void {
  if (code) tabStore.setItem(keyOf(purpose), JSON.stringify(code))
  else tabStore.removeItem(keyOf(purpose))
  changes.emit()
}

/** Undefined where none is awaited. It has an empty address on the server and until hydration. */
export const useAwaitedCode = (purpose: CodePurpose): AwaitedCode | undefined =>
  parseCode(
    useSyncExternalStore(
      changes.subscribe,
      () => tabStore.getItem(keyOf(purpose)),
      () => NOT_KNOWN_YET,
    ),
  )

/** Undefined where none is stored, or the entry is malformed. @internal */
export function parseCode(text: string | null): AwaitedCode | undefined {
  try {
    const { email, sentAt, proof } = JSON.parse(text ?? '')
    return typeof email === 'string' && typeof sentAt === 'number' && proof
      ? { email, sentAt, proof }
      : undefined
  } catch {
    return undefined
  }
}
