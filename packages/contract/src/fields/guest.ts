// The fields of the guest's form except the amount, all of them required.
import { MAX_GUEST_NAME } from '../limits.ts'
import { personSentences } from '../sentences/fields/person.ts'
import { plainAddress, plainName, plainPhone } from './plain.ts'

export const guestFields = {
  // The sentences of fields alone: all others reach the page's script in its document.
  name: plainName(personSentences.nameRequired, MAX_GUEST_NAME),
  phone: plainPhone,
  address: plainAddress,
}
