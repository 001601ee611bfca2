// An input for a file, which may also be dropped on it.
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { useFieldLinks } from './field.tsx'

export function FileInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      type="file"
      {...useFieldLinks()}
      {...rest}
      className={classNames(
        'block w-full min-w-0 cursor-pointer rounded-field text-muted text-sm transition-colors file:mr-4 file:min-h-12 file:cursor-pointer file:rounded-field file:border file:border-field-line file:border-solid file:bg-card file:px-4 file:font-semibold file:text-ink hover:file:border-ink/60 aria-invalid:file:border-danger',
        className,
      )}
    />
  )
}
