// The way a letter leaves: over SMTP, or into a folder.
import type { RenderedEmail } from '@lifafa/contract/web-build'

/** Carries one written letter to one address; throws when it cannot. */
export type Transport = (to: string, letter: RenderedEmail) => Promise<void>
