// Serves the contact form.
import { submitContact } from '@lifafa/contract/endpoints/contact'
import { contactSentences } from '@lifafa/contract/sentences/contact'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { storeMessage } from './writes/store-message.ts'

export function contactRoutes(serve: Serve, { db, jobs, now }: Services): void {
  serve(
    submitContact,
    async ({ body: { website, ...message }, log }) => {
      // A bot that filled in the hidden field gets the usual answer, and learns nothing.
      if (website) log.info('a message of a machine is dropped')
      else await storeMessage(db, jobs, message, now())
      return { success: true, message: contactSentences.sent }
    },
    { limit: 'contact' },
  )
}
