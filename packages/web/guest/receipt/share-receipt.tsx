// The button that shares the receipt: its script (receipt-actions.ts) shows it, where the browser can share or copy.
import { recipientTitle } from '@lifafa/contract/guest-page/recipient'
import { formatPaise } from '@lifafa/contract/money'
import type { ReceiptProps } from '@lifafa/contract/web-build'
import { buttonStyle } from '../../app/ui/buttons/button-style.ts'
import { sentencesIn } from './receipt-sentences.ts'

export function ShareReceipt({ language, box, receipt, sharedUrl }: ReceiptProps) {
  const { share, shareText, copied } = sentencesIn[language]
  const text = shareText(formatPaise(receipt.giftPaise), recipientTitle(box))
  return (
    <div data-share data-url={sharedUrl} data-text={text} data-copied={copied} hidden>
      <button type="button" className={buttonStyle({ variant: 'secondary', wide: true })}>
        {share}
      </button>
      <p role="status" className="wrap-anywhere mt-2 text-center text-muted text-sm empty:hidden" />
    </div>
  )
}
