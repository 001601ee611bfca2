// The transport of an email: over SMTP, or into a folder.
import type { RenderedEmail } from '@lifafa/contract/emails'

export type Letter = RenderedEmail & {
  /** Gets the answers. */
  replyTo: { name: string; address: string }
  headers: Record<string, string>
}

/** Delivers one letter to one address; throws when it cannot. */
export type Transport = (to: string, letter: Letter) => Promise<void>
