// A message about the payment beside the button, where the guest looks.
import { Button } from '../../app/ui/buttons/button.tsx'
import { classNames } from '../../app/ui/class-names.ts'

export interface NoticeProps {
  /** problem: interrupts a screen reader; waiting: is read when there is a pause. */
  tone: 'problem' | 'waiting'
  text: string
  /** What did not happen, and what to do now. */
  advice?: string | undefined
  /** An alternative to waiting. */
  action?: { label: string; onPress: () => void } | undefined
}

export function Notice({ tone, text, advice, action }: NoticeProps) {
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
      {action && (
        <Button variant="secondary" className="mt-3" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </div>
  )
}
