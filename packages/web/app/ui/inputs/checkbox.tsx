// A checkbox, with its sentence beside it and its error below.
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  error?: string
}

export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className={className}>
      <label className="flex min-h-12 cursor-pointer items-start gap-3 py-3">
        <span className="relative flex size-6 flex-none">
          <input
            {...rest}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className={classNames(
              'peer size-6 cursor-pointer appearance-none rounded-[7px] border bg-card transition-colors checked:border-maroon checked:bg-maroon',
              error ? 'border-danger' : 'border-field-line',
            )}
          />
          <svg
            viewBox="0 0 24 24"
            className="pointer-events-none absolute inset-0 fill-none stroke-card opacity-0 peer-checked:opacity-100"
            strokeWidth="2.6"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d="m6.5 12.5 3.8 3.8L17.5 8.5" />
          </svg>
        </span>
        <span className="min-w-0">{label}</span>
      </label>
      <p id={errorId} aria-live="polite" className="pl-9 text-danger text-sm">
        {error}
      </p>
    </div>
  )
}
