// An input for one line of text.
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { controlStyle } from './control-style.ts'
import { useFieldLinks } from './field.tsx'

/** Without `maxLength`: it would cut a paste unseen, where a rule says that it is too long. */
export function TextInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'maxLength'>) {
  return (
    <input
      type="text"
      {...useFieldLinks()}
      {...rest}
      className={classNames(controlStyle, 'h-13', className)}
    />
  )
}
