// Shows how much of each captured payment of an order can be refunded, and the button that opens the dialog.
import { formatPaise } from '@lifafa/contract/money'
import type { Refundable } from '@lifafa/contract/refunds'
import { adminRefundSentences as sentences } from '@lifafa/contract/sentences/admin/refunds'
import { useRef } from 'react'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/display/card.tsx'

const loadDialog = async () => (await import('./refund-dialog.tsx')).RefundDialog

export function RefundsOfOrder({ captured }: { captured: readonly Refundable[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { open, dialog } = useDialog(loadDialog, { captured }, heading)
  return (
    <Card>
      <h3 ref={heading} tabIndex={-1} className="mb-3 text-xl outline-none focus-visible:shadow-none">
        {sentences.title}
      </h3>
      <ul className="divide-y divide-line">
        {captured.map((payment) => (
          <PaymentRow
            key={payment.payment_id}
            payment={payment}
            onRefund={(id, button) => open({ id }, button)}
          />
        ))}
      </ul>
      {dialog}
    </Card>
  )
}

interface PaymentRowProps {
  payment: Refundable
  onRefund: (paymentId: string, button: HTMLElement) => void
}

function PaymentRow({ payment: { payment_id, left_paise, amount_paise, block }, onRefund }: PaymentRowProps) {
  const left = formatPaise(left_paise)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2 first:pt-0 last:pb-0">
      <div className="min-w-0 leading-snug">
        <p className="wrap-anywhere font-mono text-sm">{payment_id}</p>
        <p className="text-muted">
          {block ? sentences.blocks[block] : sentences.left(left, formatPaise(amount_paise))}
        </p>
      </div>
      {block === null && (
        <Button
          variant="secondary"
          aria-label={sentences.refundOf(left, payment_id)}
          onClick={(event) => onRefund(payment_id, event.currentTarget)}
        >
          {sentences.refund}
        </Button>
      )}
    </li>
  )
}
