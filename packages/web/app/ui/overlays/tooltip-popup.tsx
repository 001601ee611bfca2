// The window of a tooltip, beside its control.
import { Tooltip as Base } from '@base-ui/react/tooltip'

interface TooltipPopupProps {
  text: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The control; a function, since it is looked up when the window is placed. */
  anchor: () => Element | null
}

export function TooltipPopup({ text, open, onOpenChange, anchor }: TooltipPopupProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Positioner anchor={anchor} sideOffset={8} collisionPadding={12} className="z-50">
          <Base.Popup className="max-w-72 rounded-field bg-wine px-3.5 py-2 text-cream text-sm shadow-lift ring-1 ring-cream/30 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
