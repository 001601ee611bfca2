// A code that is on its way by mail.
export interface AwaitedCode {
  email: string
  /** When it was sent, milliseconds since 1970. */
  sentAt: number
  /** The token that proves who signed up, of the last answer; absent where only the code can prove anything. */
  registrant?: () => string | undefined
  /** Asks for another one, as the first was asked for. Throws ApiError. */
  resend: () => Promise<unknown>
  /** Why it was sent, where that needs saying. */
  reason?: string
}
