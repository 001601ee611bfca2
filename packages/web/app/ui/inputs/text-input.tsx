// An input for one line of text.
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { controlStyle } from './control-style.ts'
import { useFieldLinks } from './field.tsx'

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      {...useFieldLinks()}
      {...rest}
      className={classNames(controlStyle, 'h-13', className)}
    />
  )
}
