// The input for the amount, in large figures after a ₹; it groups them while they are typed.
import type { ChangeEvent, ComponentProps } from 'react'
import { TextInput } from '../../app/ui/inputs/text-input.tsx'
import { cursorIn, groupAmount } from './group-amount.ts'

interface AmountInputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  value: string
  onChange: (event: { target: { value: string } }) => void
}

export function AmountInput({ value, onChange, ...rest }: AmountInputProps) {
  function type(event: ChangeEvent<HTMLInputElement>) {
    const { target } = event
    const { value: typed, selectionStart } = target
    const grouped = groupAmount(typed, value)
    if (grouped !== typed) {
      const cursor = cursorIn(grouped, typed.slice(0, selectionStart ?? typed.length))
      // Set here, not by rendering, which would move the cursor to the end.
      target.value = grouped
      target.setSelectionRange(cursor, cursor)
    }
    onChange(event)
  }
  return (
    <div className="relative">
      <span
        className="pointer-events-none absolute inset-y-0 left-4 flex items-center font-semibold text-2xl text-muted"
        aria-hidden="true"
      >
        ₹
      </span>
      <TextInput
        {...rest}
        value={value}
        onChange={type}
        inputMode="numeric"
        className="h-15 pl-10 font-semibold text-2xl"
      />
    </div>
  )
}
