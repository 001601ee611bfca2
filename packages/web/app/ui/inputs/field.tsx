// A field: its label above, its control, then its hint or what is wrong with it, and how much of it is used.
import { createContext, type ReactNode, use, useId } from 'react'
import { classNames } from '../class-names.ts'

interface FieldLinks {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

const FieldContext = createContext<FieldLinks>({})

/** What ties a control to the label and the messages of the Field around it. */
export const useFieldLinks = (): FieldLinks => use(FieldContext)

interface FieldProps {
  label: string
  /** Stays in view while there is no error. */
  hint?: ReactNode
  /** The sentence that says what is wrong; it is announced when it appears. */
  error?: string
  /** Wrong, as is said elsewhere; with an `error` it is anyhow. */
  isInvalid?: boolean
  /** Characters used, of how many. */
  counter?: { used: number; max: number }
  /** Says beside the label that the field may stay empty. */
  optional?: boolean
  className?: string
  children: ReactNode
}

export function Field({
  label,
  hint,
  error,
  isInvalid = error !== undefined,
  counter,
  optional = false,
  className,
  children,
}: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const counterId = `${id}-count`
  const describedBy = classNames((error ?? hint) !== undefined && noteId, counter && counterId)
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-ink">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      <FieldContext
        value={{ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': isInvalid || undefined }}
      >
        {children}
      </FieldContext>
      <div className="mt-1.5 flex items-start justify-between gap-4 text-sm empty:hidden">
        <p
          id={noteId}
          aria-live="polite"
          className={classNames('min-w-0', error ? 'text-danger' : 'text-muted')}
        >
          {error ?? hint}
        </p>
        {counter && (
          <p
            id={counterId}
            className={classNames(
              'flex-none tabular-nums',
              counter.used > counter.max ? 'text-danger' : 'text-muted',
            )}
          >
            {counter.used}/{counter.max}
          </p>
        )}
      </div>
    </div>
  )
}
