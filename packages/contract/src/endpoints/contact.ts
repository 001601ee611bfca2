// The endpoint of the contact form (docs/specification.md §7).
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { emailWith } from '../fields/account.ts'
import { form, line, lines, name } from '../fields/schemas.ts'
import { MAX_LENGTH } from '../limits.ts'
import { contactSentences } from '../sentences/contact.ts'
import { said } from './answers.ts'

const required = contactSentences.fieldsRequired

export const submitContact = endpoint({
  method: 'POST',
  path: '/contact/submit',
  access: 'public',
  summary: 'Send a message to support',
  body: form({
    name: name(required, MAX_LENGTH.guestName),
    email: emailWith(required),
    subject: line(required, MAX_LENGTH.subject),
    message: lines(required, MAX_LENGTH.contactMessage),
    /** A honeypot: people do not see this field, bots fill it in. */
    website: z.optional(z.unknown()),
  }),
  response: said,
})
