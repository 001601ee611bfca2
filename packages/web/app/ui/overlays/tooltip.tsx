// A tooltip of a control: on hover, on focus, and on a tap where there is no hover.
import { Tooltip as Base } from '@base-ui/react/tooltip'
import { type ReactElement, useId, useState } from 'react'

interface TooltipProps {
  /** Undefined for no tooltip. */
  text: string | undefined
  /** One control that takes a ref and props, such as our Button; a disabled Button keeps its tooltip. */
  children: ReactElement<Record<string, unknown>>
}

export function Tooltip({ text, children }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  // The same tree with and without a tooltip: a remounted control would lose the focus.
  return (
    <Base.Root open={open && text !== undefined} onOpenChange={setOpen}>
      <Base.Trigger
        delay={250}
        closeOnClick={false}
        render={children}
        aria-describedby={text === undefined ? undefined : id}
        onPointerUp={() => setOpen(true)}
      />
      <span id={id} hidden>
        {text}
      </span>
      <Base.Portal>
        <Base.Positioner sideOffset={8} collisionPadding={12} className="z-50">
          <Base.Popup className="max-w-72 rounded-field bg-wine px-3.5 py-2 text-cream text-sm shadow-lift ring-1 ring-cream/30 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
