// The amounts of an example gift, computed and formatted as for real ones.
import { chargePaise, feePaise, formatPaise, formatRupees } from '@lifafa/contract/money'

const RUPEES = 501

export const exampleGift = {
  gift: formatRupees(RUPEES),
  fee: formatPaise(feePaise(RUPEES)),
  charge: formatPaise(chargePaise(RUPEES)),
}
