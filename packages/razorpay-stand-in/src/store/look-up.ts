// Finds an object by the id in a URL or a body.

import { badRequest } from '../http/razorpay-error.ts'
import type { World } from '../world.ts'
import type { EntityOf, Kind } from './entities.ts'

/** Throws Razorpay's 400 (never a 404) for an id that is malformed or unknown. */
export function lookUp<K extends Kind>(world: World, kind: K, id: string): EntityOf<K> {
  if (!/^[a-z]+_[0-9A-Za-z]{14}$/.test(id)) throw badRequest(`${id} is not a valid id`)
  const entity = world.entities.find(kind, id)
  if (!entity) throw badRequest('The id provided does not exist')
  return entity
}
