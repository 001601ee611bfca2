// A short label for the state of an item.
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

const tones = {
  neutral: 'bg-line/60 text-ink/85',
  accent: 'bg-selected text-selected-ink ring-1 ring-marigold/35 ring-inset',
  onDark: 'bg-cream/10 text-cream ring-1 ring-cream/30 ring-inset',
  danger: 'bg-danger-wash text-danger ring-1 ring-danger/25 ring-inset',
  success: 'bg-leaf-wash text-[#2f5439] ring-1 ring-leaf/25 ring-inset',
}

interface BadgeProps {
  tone?: keyof typeof tones
  /** A sentence, which may take two lines on a phone. */
  isLong?: boolean
  children: ReactNode
}

export function Badge({ tone = 'neutral', isLong = false, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 px-3 py-0.5 font-semibold text-sm',
        isLong ? 'rounded-field' : 'whitespace-nowrap rounded-full',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
