// The schemas of a guest's details in calls.
import { schemaOf } from './fields.ts'
import { guestFields } from './guest-fields.ts'

export const guestDetails = {
  name: schemaOf(guestFields.name),
  phone: schemaOf(guestFields.phone),
  address: schemaOf(guestFields.address),
}
