// One gift as an example, reckoned and written as every other.
import { chargePaise, feePaise, formatPaise, formatRupees } from '@lifafa/contract/money'

const RUPEES = 501

export const exampleGift = {
  gift: formatRupees(RUPEES),
  fee: formatPaise(feePaise(RUPEES)),
  charge: formatPaise(chargePaise(RUPEES)),
}
