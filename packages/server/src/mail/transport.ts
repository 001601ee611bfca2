// The transport of an email: over SMTP, or into a folder.
import type { RenderedEmail } from '@lifafa/contract/emails'

/** Delivers one rendered email to one address; throws when it cannot. */
export type Transport = (to: string, email: RenderedEmail) => Promise<void>
