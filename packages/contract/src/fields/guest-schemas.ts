// The schemas of a guest's details in calls.

import { guestFields } from './guest.ts'
import { schemaOf } from './schemas.ts'

export const guestDetails = {
  name: schemaOf(guestFields.name),
  phone: schemaOf(guestFields.phone),
  address: schemaOf(guestFields.address),
}
