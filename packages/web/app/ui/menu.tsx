// A short list of deeds that a button opens. Heavy: load it when it is wanted.
import { Menu as Base } from '@base-ui/react/menu'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

interface MenuProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button: the list stands at it, and gives the focus back to it. */
  anchor: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Fixed: a list at the edge must not widen the page. Arrow keys go through it, and Escape closes it. */
export function Menu({ open, onOpenChange, anchor, children }: MenuProps) {
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
            finalFocus={anchor}
            className="max-h-(--available-height) w-68 max-w-(--available-width) overflow-y-auto rounded-card border border-line bg-card p-1.5 text-ink shadow-sheet outline-none transition duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <FirstFocused>{children}</FirstFocused>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** The list knows of no key that opened it, and would keep the focus to itself. */
function FirstFocused({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true })
  }, [])
  return <div ref={list}>{children}</div>
}

interface MenuItemProps {
  /** What it is called; `children` are its picture and its description. */
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
