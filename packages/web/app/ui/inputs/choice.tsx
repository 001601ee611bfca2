// One of a few options, as cards with a radio button.
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

interface ChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: ReactNode; note?: string }[]
  value: Value
  onChange: (value: Value) => void
  /** The columns of the grid. */
  className?: string
}

export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-ink">{label}</legend>
      <div className={classNames('grid gap-2.5', className)}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-13 cursor-pointer items-center gap-3 rounded-field border border-field-line bg-card px-4 py-2 transition-colors hover:border-ink/60 has-checked:border-maroon has-checked:bg-maroon-wash/60"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="size-5 flex-none accent-maroon"
            />
            <span className="min-w-0 leading-tight">
              <span className="block">{option.label}</span>
              {option.note && (
                <span className="mt-0.5 block text-muted text-sm leading-snug">{option.note}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
