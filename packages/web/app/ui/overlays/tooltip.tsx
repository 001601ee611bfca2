// A tooltip of a control: on hover, on focus, and on a tap where there is no hover. Its window is fetched when it is first shown.
import {
  type ComponentProps,
  type ComponentType,
  cloneElement,
  type ReactElement,
  useId,
  useRef,
  useState,
} from 'react'
import type { TooltipPopup } from './tooltip-popup.tsx'

interface TooltipProps {
  /** Undefined for no tooltip. */
  text: string | undefined
  /** One control that takes props, such as our Button; a disabled Button keeps its tooltip. */
  children: ReactElement<Record<string, unknown>>
}

const HOVER_MS = 250

export function Tooltip({ text, children }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const [Popup, setPopup] = useState<ComponentType<ComponentProps<typeof TooltipPopup>>>()
  const around = useRef<HTMLSpanElement>(null)
  const hovering = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()

  function show() {
    if (text === undefined) return
    setOpen(true)
    // If it cannot be fetched, its text is still read out.
    if (!Popup)
      import('./tooltip-popup.tsx').then(
        (loaded) => setPopup(() => loaded.TooltipPopup),
        () => {},
      )
  }
  function hide() {
    clearTimeout(hovering.current)
    setOpen(false)
  }
  // The same tree with and without a tooltip: a remounted control would lose the focus.
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to what bubbles up from the control */}
      <span
        ref={around}
        className="contents"
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse') hovering.current = setTimeout(show, HOVER_MS)
        }}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && hide()}
        onPointerUp={show}
        onFocus={({ target }) => target.matches(':focus-visible') && show()}
        onBlur={hide}
        onKeyDown={({ key }) => key === 'Escape' && hide()}
      >
        {cloneElement(children, { 'aria-describedby': text === undefined ? undefined : id })}
      </span>
      <span id={id} hidden>
        {text}
      </span>
      {Popup && text !== undefined && (
        <Popup
          text={text}
          open={open}
          onOpenChange={setOpen}
          anchor={() => around.current?.firstElementChild ?? null}
        />
      )}
    </>
  )
}
