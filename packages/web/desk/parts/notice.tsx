// A sentence that the helper should read, with what can be done about it.
import type { ReactNode } from 'react'
import { classNames } from '../../app/ui/class-names.ts'

const TONES = {
  wrong: 'border-danger/40 bg-danger-wash text-danger',
  waiting: 'border-gold/60 bg-selected text-selected-ink',
  good: 'border-leaf/40 bg-leaf-wash text-leaf',
}

interface NoticeProps {
  tone: keyof typeof TONES
  children: ReactNode
}

export const Notice = ({ tone, children }: NoticeProps) => (
  <div
    role={tone === 'wrong' ? 'alert' : 'status'}
    className={classNames('grid gap-3 rounded-field border px-4 py-3', TONES[tone])}
  >
    {children}
  </div>
)
