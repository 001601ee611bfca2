// A sentence about the payment, where the guest looks: beside the button.
import { classNames } from '../app/ui/class-names.ts'

export interface NoticeProps {
  /** problem: interrupts a screen reader; waiting: is read when there is a pause. */
  tone: 'problem' | 'waiting'
  text: string
}

export function Notice({ tone, text }: NoticeProps) {
  return (
    <p
      role={tone === 'problem' ? 'alert' : 'status'}
      className={classNames(
        'rounded-field border px-4 py-3',
        tone === 'problem'
          ? 'border-danger/40 bg-danger-wash text-danger'
          : 'border-gold/60 bg-selected text-selected-ink',
      )}
    >
      {text}
    </p>
  )
}
