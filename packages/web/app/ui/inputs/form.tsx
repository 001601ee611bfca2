// A form that a script validates and sends.
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { RenderAnew } from '../../../foreign-hands/render-anew.tsx'
import { classNames } from '../class-names.ts'

interface FormProps extends Omit<ComponentProps<'form'>, 'method' | 'noValidate'> {
  /** It is being sent. Until the answer has come nothing in it changes: that may close the form, or empty it. */
  isBusy?: boolean
}

/**
 * Submitted before hydration, it does nothing: outside a dialog that is the effect of the method `dialog` (HTML, form
 * submission), where any other would put the input into an address or a lost request.
 */
export function Form({ isBusy = false, className, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (!isBusy || !form.current) return
    const held = form.current.querySelectorAll('input:not([readonly]), textarea:not([readonly]), select')
    const hold = () => {
      // Not by `disabled`, which would take the focus away from the field.
      for (const field of held) field.toggleAttribute(field.matches('select') ? 'inert' : 'readonly')
    }
    hold()
    return hold
  }, [isBusy])
  return (
    <form
      {...rest}
      ref={form}
      onClickCapture={(event) => {
        // Nor is a box ticked.
        if (!isBusy || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        event.stopPropagation()
      }}
      method="dialog"
      noValidate
      className={classNames('grid gap-5', className)}
    >
      <RenderAnew>{children}</RenderAnew>
    </form>
  )
}
