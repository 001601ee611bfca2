// The picture of a receipt, in words: the drawing process sets them.
import { coupleOf } from '@lifafa/contract/guest-page/recipient'
import { formatPaise } from '@lifafa/contract/money'
import type { WebBuild } from '@lifafa/contract/web-build'
import { amountsOf, detailsOf, noteOf, stateOf } from './receipt-facts.ts'
import { sentencesIn } from './receipt-sentences.ts'

export const receiptPictureOf: WebBuild['receiptPictureOf'] = (props) => {
  const { language, box, receipt } = props
  const couple = coupleOf(box)
  return {
    names: couple ? [couple.groom, couple.bride] : [box.name],
    eventType: box.event_type,
    giftTo: sentencesIn[language].giftTo,
    amount: formatPaise(receipt.giftPaise),
    state: stateOf(props),
    isPaid: receipt.state === 'paid',
    facts: [...amountsOf(props), ...detailsOf(props)].map(({ name, text }) => ({ name, text })),
    note: noteOf(props),
  }
}
