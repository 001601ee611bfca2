// The input for the amount, in large figures after a ₹.
import type { ComponentProps } from 'react'
import { TextInput } from '../../app/ui/inputs/text-input.tsx'

export function AmountInput(props: ComponentProps<'input'>) {
  return (
    <div className="relative">
      <span
        className="pointer-events-none absolute inset-y-0 left-4 flex items-center font-semibold text-2xl text-muted"
        aria-hidden="true"
      >
        ₹
      </span>
      <TextInput {...props} inputMode="numeric" className="h-15 pl-10 font-semibold text-2xl tabular-nums" />
    </div>
  )
}
