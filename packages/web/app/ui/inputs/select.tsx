// An input for one of a few values.
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { controlStyle } from './control-style.ts'
import { useFieldLinks } from './field.tsx'

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly { value: string; label: string }[]
}

/** CSS takes every select for read-only. */
const WRITABLE = 'bg-card! text-ink! not-aria-invalid:border-field-line!'

export function Select({ options, className, ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select
        {...useFieldLinks()}
        {...rest}
        className={classNames(controlStyle, WRITABLE, 'h-13 pr-11', className)}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-muted"
        aria-hidden="true"
      />
    </div>
  )
}
