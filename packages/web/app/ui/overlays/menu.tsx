// A menu of actions that opens at a button.
import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode, RefObject } from 'react'

interface MenuProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button that opens it: its position, and where the focus returns. */
  anchor: RefObject<HTMLElement | null>
  label: string
  children: ReactNode
}

/** Fixed: a menu at the edge must not widen the page. Arrow keys move through it, Escape closes it. */
export function Menu({ open, onOpenChange, anchor, label, children }: MenuProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          positionMethod="fixed"
          sideOffset={8}
          collisionPadding={12}
          align="start"
          className="z-30"
        >
          <Base.Popup
            aria-label={label}
            finalFocus={anchor}
            className="max-h-(--available-height) w-68 max-w-(--available-width) overflow-y-auto rounded-card border border-line bg-card p-1.5 text-ink shadow-sheet outline-none transition duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

interface MenuItemProps {
  /** `label`: its accessible name; `children`: its icon and its description. */
  label: string
  onSelect: () => void
  children: ReactNode
}

export function MenuItem({ label, onSelect, children }: MenuItemProps) {
  return (
    <Base.Item
      label={label}
      aria-label={label}
      onClick={onSelect}
      className="flex min-h-12 cursor-pointer select-none items-center gap-3.5 rounded-field p-2 outline-none data-highlighted:bg-maroon-wash"
    >
      {children}
    </Base.Item>
  )
}
