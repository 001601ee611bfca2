// Who gives: the fields of the guest's form that are not money. A file of its own, so that the guest's page loads no more.
import { address, name, phone } from './fields.ts'
import { MAX_LENGTH } from './limits.ts'
import { guestPageSentences } from './sentences/guest-page.ts'

/** All of it required on the guest's form. */
export const guestDetails = {
  name: name(guestPageSentences.nameRequired, MAX_LENGTH.guestName),
  phone,
  address,
}
