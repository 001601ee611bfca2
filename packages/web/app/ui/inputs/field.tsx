// A form field: label, control, hint or error, and the number of characters used.

import { createContext, type ReactNode, use, useId } from 'react'
import { classNames } from '../class-names.ts'
import { FieldWords } from '../words.ts'

interface FieldLinks {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

const FieldContext = createContext<FieldLinks>({})

/** Links a control to the label and messages of the Field around it. */
export const useFieldLinks = (): FieldLinks => use(FieldContext)

export interface FieldProps {
  label: string
  /** Shown while there is no error. */
  hint?: ReactNode
  /** The error's sentence; it is announced when it appears. */
  error?: string
  /** Marks the field as wrong where the error is shown elsewhere; an `error` implies it. */
  isInvalid?: boolean
  /** Characters used, of how many. */
  counter?: { used: number; max: number }
  /** Marks the field as optional beside the label. */
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
        <span>{label}</span>
        {optional && <span className="font-normal text-muted">{` ${use(FieldWords).optional}`}</span>}
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
            {`${counter.used}/${counter.max}`}
          </p>
        )}
      </div>
    </div>
  )
}
