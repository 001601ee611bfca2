// The endpoint by which a host hides a guest's blessing.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { boxId } from '../../fields/box-id.ts'
import { form, malformed } from '../../fields/schemas.ts'
import { done } from '../answers.ts'

export const hideBlessing = endpoint({
  method: 'PATCH',
  path: '/dashboard/giftbooks/:id/contributions/:contribution/blessing',
  access: 'host',
  summary: 'Hide a guest’s blessing, or show it again',
  params: z.object({ id: boxId, contribution: z.uuid() }),
  body: form({ hidden: z.boolean(malformed) }),
  response: done,
})
