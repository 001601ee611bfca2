// A form that a script checks and sends.
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

/**
 * Sent before the script is awake, it does nothing: outside a dialog that is what the method `dialog` means (HTML, form
 * submission), where any other would put what was typed into an address or a lost request.
 */
export function Form({ className, ...rest }: Omit<ComponentProps<'form'>, 'method' | 'noValidate'>) {
  return <form {...rest} method="dialog" noValidate className={classNames('grid gap-5', className)} />
}
