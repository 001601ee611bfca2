// A button that stays focusable while it is busy or disabled, so that keyboard users keep their place.
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../states/spinner.tsx'
import { type ButtonLook, buttonStyle } from './button-style.ts'

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows a spinner and ignores presses; `busyLabel` replaces the label meanwhile. */
  busy?: boolean
  busyLabel?: string
  /** Left of the label; the spinner takes its place. */
  icon?: ReactNode
}

/**
 * `disabled` sets aria-disabled: the button keeps its focus and its tooltip, and ignores presses
 * (a submit button also the form's Enter key).
 */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyLabel,
  icon,
  disabled = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isInert = busy || disabled
  const isRelabelled = busy && busyLabel !== undefined
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isInert || undefined}
      aria-busy={busy || undefined}
      className={classNames(
        buttonStyle({ variant, size, wide }),
        busy && 'aria-disabled:opacity-100',
        className,
      )}
      onClick={press}
    >
      {busy ? <Spinner className="size-5" /> : icon}
      {/* Each label has an element of its own: React removes and replaces it whole, also where a translator has moved its text. */}
      <span key={isRelabelled ? 'busy' : 'idle'} className="contents">
        {isRelabelled ? busyLabel : children}
      </span>
    </button>
  )
}
