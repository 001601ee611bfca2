// Serves the contact form.
import { submitContact } from '@lifafa/contract/endpoints/contact'
import { contactSentences } from '@lifafa/contract/sentences/contact'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { storeMessage } from './writes.ts'

export function contactRoutes(serve: Serve, { db, jobs, now }: Services): void {
  serve(
    submitContact,
    async ({ body: { website, ...message } }) => {
      // Bots fill in the hidden field, and so do some password managers: marked, and kept.
      await storeMessage(db, jobs, { ...message, suspected: Boolean(website) }, now())
      return { success: true, message: contactSentences.sent }
    },
    { limit: 'contact' },
  )
}
