// A message about the payment beside the button, where the guest looks.
import { Button } from '../../app/ui/buttons/button.tsx'
import { classNames } from '../../app/ui/class-names.ts'

/** A link to a receipt, at its bottom a line of text. */
export const receiptLinkStyle = 'flex h-11 items-end font-semibold text-maroon underline'

export interface NoticeProps {
  /** problem: interrupts a screen reader; waiting: is read when there is a pause. */
  tone: 'problem' | 'waiting'
  text: string
  /** Tells that nothing was charged, or what to do now. */
  advice?: string | undefined
  link?: { label: string; href: string } | undefined
  /** An alternative to waiting. */
  action?: { label: string; onPress: () => void } | undefined
}

export function Notice({ tone, text, advice, link, action }: NoticeProps) {
  return (
    <div
      className={classNames(
        'rounded-field border px-4 py-3',
        tone === 'problem'
          ? 'border-danger/40 bg-danger-wash text-danger'
          : 'border-gold/60 bg-selected text-selected-ink',
      )}
    >
      <p role={tone === 'problem' ? 'alert' : 'status'}>{text}</p>
      {advice && (
        <p role="status" className="mt-1 text-ink">
          {advice}
        </p>
      )}
      {link && (
        <a href={link.href} className={receiptLinkStyle}>
          {link.label}
        </a>
      )}
      {action && (
        <Button variant="secondary" className="mt-3" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </div>
  )
}
