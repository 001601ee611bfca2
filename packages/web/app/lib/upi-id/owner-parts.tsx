// Parts that tell whose a UPI ID is: the bank's name, a remark, or that something is wrong and what to do.

import { upiIdSentences } from '@lifafa/contract/sentences/upi-ids'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSentences } from '../language/language.tsx'

export function RegisteredTo({ name }: { name: string }) {
  const { registeredTo } = useSentences('upiIds', upiIdSentences)
  return (
    <p className="leading-snug">
      <span>{registeredTo}</span> <strong className="wrap-anywhere font-semibold text-ink">{name}</strong>
    </p>
  )
}

export const Remark = ({ children }: { children: ReactNode }) => (
  <p className="text-muted leading-snug">{children}</p>
)

export const Actions = ({ children }: { children: ReactNode }) => (
  <div className="mt-3 grid gap-2.5 sm:flex sm:flex-wrap">{children}</div>
)

interface WrongProps {
  text: string
  name?: string
  /** Tells the host what to do about it. */
  children: ReactNode
}

export const Wrong = ({ text, name, children }: WrongProps) => (
  <div className="rounded-field border border-danger/35 bg-danger-wash px-4 py-3.5">
    <div className="flex items-start gap-3">
      <CircleAlert className="mt-0.5 size-5 flex-none text-danger" aria-hidden="true" />
      <div className="min-w-0">
        {name !== undefined && <RegisteredTo name={name} />}
        <p className="leading-snug">{text}</p>
      </div>
    </div>
    <Actions>{children}</Actions>
  </div>
)
