// A form that a script validates and sends.
import type { ComponentProps } from 'react'
import { RenderAnew } from '../../../foreign-hands/render-anew.tsx'
import { classNames } from '../class-names.ts'

/**
 * Submitted before hydration, it does nothing: outside a dialog that is the effect of the method `dialog` (HTML, form
 * submission), where any other would put the input into an address or a lost request.
 */
export function Form({
  className,
  children,
  ...rest
}: Omit<ComponentProps<'form'>, 'method' | 'noValidate'>) {
  return (
    <form {...rest} method="dialog" noValidate className={classNames('grid gap-5', className)}>
      <RenderAnew>{children}</RenderAnew>
    </form>
  )
}
