// An input for several lines of text; it grows with its text.
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { controlStyle } from './control-style.ts'
import { useFieldLinks } from './field.tsx'

/** Without `maxLength`, as TextInput. */
export function Textarea({ className, rows = 3, ...rest }: Omit<ComponentProps<'textarea'>, 'maxLength'>) {
  return (
    <textarea
      rows={rows}
      {...useFieldLinks()}
      {...rest}
      className={classNames(controlStyle, 'field-sizing-content min-h-24 resize-y py-3', className)}
    />
  )
}
