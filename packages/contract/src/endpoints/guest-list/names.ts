// Endpoints of guests' names: what a guest wrote, and how the host has corrected it.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { form, name } from '../../fields/schemas.ts'
import { MAX_LENGTH } from '../../limits.ts'
import { guestNameSentences } from '../../sentences/host/guest-names.ts'
import { moment, said } from '../answers.ts'
import { ofGuest } from '../guests.ts'

export const correctName = endpoint({
  method: 'PATCH',
  path: '/dashboard/giftbooks/:id/guests/:guest/name',
  access: 'host',
  summary: 'Correct the name of a guest; what the guest wrote stays on record',
  params: ofGuest,
  body: form({ name: name(guestNameSentences.nameRequired, MAX_LENGTH.guestName) }),
  response: said,
})

/** `before` is null if the guest gave no name. */
const nameCorrection = z.object({
  before: z.nullable(z.string()),
  after: z.string(),
  by: z.string(),
  at: moment,
})

export const listNameCorrections = endpoint({
  method: 'GET',
  path: '/dashboard/giftbooks/:id/guests/:guest/name',
  access: 'host',
  summary: 'What a guest wrote as a name, and its latest corrections, newest first',
  params: ofGuest,
  response: z.object({ written: z.nullable(z.string()), corrections: z.array(nameCorrection) }),
})
