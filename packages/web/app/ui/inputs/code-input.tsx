// A code of digits in boxes: one real input over them, so that paste, autofill and screen readers work.
import { digitsOf } from '@lifafa/contract/fields/phone-digits'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { useFieldLinks } from './field.tsx'

interface CodeInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: string
  /** Receives digits alone, 0 to 9: as many as were typed or pasted, so that a longer number is refused and not cut to a code. */
  onChange: (code: string) => void
  digits: number
}

export function CodeInput({ value, onChange, digits, ...rest }: CodeInputProps) {
  const links = useFieldLinks()
  const boxes = Array.from({ length: Math.max(digits, value.length) }, (_, place) => ({
    place,
    digit: value[place],
  }))
  return (
    <div className="group relative grid h-15 max-w-96 auto-cols-fr grid-flow-col gap-2">
      {boxes.map(({ place, digit }) => (
        <span
          key={place}
          aria-hidden="true"
          className={classNames(
            'flex min-w-0 items-center justify-center rounded-field border bg-card font-heading text-2xl transition-colors',
            links['aria-invalid'] ? 'border-danger' : digit ? 'border-maroon' : 'border-field-line',
            place === Math.min(value.length, boxes.length - 1) &&
              'group-focus-within:border-maroon group-focus-within:bg-selected group-focus-within:ring-3 group-focus-within:ring-marigold',
          )}
        >
          {digit}
        </span>
      ))}
      <input
        {...links}
        {...rest}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        onChange={(event) => onChange(digitsOf(event.target.value))}
        className="absolute inset-0 w-full cursor-text bg-transparent text-transparent caret-transparent shadow-none outline-none selection:bg-transparent selection:text-transparent"
      />
    </div>
  )
}
