// The boxes and, beside them, the guests of one. On a narrow screen one replaces the other and takes the focus.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { useEffect, useRef } from 'react'
import { BoxList } from './box-list/box-list.tsx'
import { BoxPanel } from './box-panel/box-panel.tsx'
import { BoxPanelSkeleton } from './box-panel/box-panel-skeleton.tsx'
import { NoSelection } from './no-selection.tsx'

interface GuestsColumnsProps {
  /** Undefined while loading. */
  boxes: ListedBox[] | undefined
  /** The id in the URL, which may be unknown; empty for none. */
  wanted: string
  onRefetch: () => void
}

export function GuestsColumns({ boxes, wanted, onRefetch }: GuestsColumnsProps) {
  const selected = boxes?.find(({ giftid }) => giftid === wanted)
  // While the boxes are loading, the id is assumed to be valid.
  const isOpen = selected !== undefined || (boxes === undefined && wanted !== '')
  const list = useRef<HTMLElement>(null)
  const panelHeading = useRef<HTMLHeadingElement>(null)
  const lastChosen = useRef<HTMLAnchorElement>(null)

  const chosen = selected?.giftid
  const shown = useRef(chosen)
  useEffect(() => {
    const isChosenHere = lastChosen.current !== null && shown.current !== chosen
    shown.current = chosen
    if (!isChosenHere) return
    if (chosen === undefined) {
      if (document.activeElement === document.body) lastChosen.current?.focus()
    } else if (!list.current?.checkVisibility()) panelHeading.current?.focus()
  }, [chosen])

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[23rem_minmax(0,1fr)] lg:gap-6">
      <BoxList
        ref={list}
        boxes={boxes}
        selected={chosen}
        onChoose={(link) => {
          lastChosen.current = link
        }}
        className={isOpen ? 'max-lg:hidden' : undefined}
      />
      {selected ? (
        <BoxPanel key={selected.giftid} box={selected} heading={panelHeading} onUpdate={onRefetch} />
      ) : isOpen ? (
        <BoxPanelSkeleton />
      ) : (
        <NoSelection boxes={boxes} />
      )}
    </div>
  )
}
