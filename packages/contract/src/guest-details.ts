// Who gives, as calls carry it: the schemas of the guest's fields.
import { schemaOf } from './fields.ts'
import { guestFields } from './guest-fields.ts'

export const guestDetails = {
  name: schemaOf(guestFields.name),
  phone: schemaOf(guestFields.phone),
  address: schemaOf(guestFields.address),
}
