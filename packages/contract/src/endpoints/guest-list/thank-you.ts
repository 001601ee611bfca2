// Endpoints of a host's thank-you: the tick of a guest, and the texts.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { form, malformed, optionalLines } from '../../fields/schemas.ts'
import { ofEachLanguage } from '../../guest-page/languages.ts'
import { MAX_THANK_YOU } from '../../sentences/host/thank-you.ts'
import { said } from '../answers.ts'
import { ofGuest } from '../guests.ts'

export const setThanked = endpoint({
  method: 'PATCH',
  path: '/dashboard/giftbooks/:id/guests/:guest/thanked',
  access: 'host',
  summary: 'Tick a guest as thanked, or take the tick back',
  params: ofGuest,
  body: form({ thanked: z.boolean(malformed) }),
  response: z.object({ success: z.literal(true) }),
})

/** The host's own texts by language; empty: ours. */
const thankYouTexts = z.object(ofEachLanguage(() => z.string()))
export type ThankYouTexts = z.infer<typeof thankYouTexts>

export const getThankYou = endpoint({
  method: 'GET',
  path: '/settings/user/thank-you',
  access: 'host',
  summary: 'The texts with which the host thanks guests',
  response: thankYouTexts,
})

export const updateThankYou = endpoint({
  method: 'PATCH',
  path: '/settings/user/thank-you',
  access: 'host',
  summary: 'Change the texts with which the host thanks guests',
  body: form(ofEachLanguage(() => optionalLines(MAX_THANK_YOU))),
  response: said,
})
