// A honeypot field that no person sees or reaches: only bots fill it in.
import type { ComponentProps } from 'react'

export function Honeypot(props: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
      <label>
        Website
        <input {...props} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
