// The fields of the guest's form except the amount, all of them required.
import { MAX_LENGTH } from '../limits.ts'
import { givingSentences } from '../sentences/guest/giving.ts'
import { plainAddress, plainName, plainPhone } from './plain.ts'

export const guestFields = {
  name: plainName(givingSentences.nameRequired, MAX_LENGTH.guestName),
  phone: plainPhone,
  address: plainAddress,
}
