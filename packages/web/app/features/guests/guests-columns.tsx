// The boxes and, beside them, the guests of one. On a narrow screen one replaces the other and takes the focus.

import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { useEffect, useRef, useState } from 'react'
import { useSentences } from '../../lib/language/language.tsx'
import { LostPart } from '../../lib/parts/lost-part.tsx'
import { Mandala } from '../../motifs/mandala.tsx'
import { Card } from '../../ui/display/card.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { BoxList } from './box-list/box-list.tsx'
import type { BoxPanel } from './box-panel/box-panel.tsx'
import { actionsStyle, figuresStyle, lineStyle } from './box-panel/panel-style.ts'
import { GuestTableSkeleton } from './guest-table/guest-table-skeleton.tsx'

interface GuestsColumnsProps {
  /** Undefined while loading. */
  boxes: ListedBox[] | undefined
  selected: ListedBox | undefined
  /** True also while the selected box is loading. */
  isOpen: boolean
  /** True where there is no other box. */
  isOnly: boolean
  onRefetch: () => void
}

/** Apart from the page's own script, as is all that shows the guests of a box; `isDue`: the boxes, which come first, are there. */
function useBoxPanel(isDue: boolean): typeof BoxPanel | undefined {
  const [Panel, setPanel] = useState<typeof BoxPanel>()
  useEffect(() => {
    if (!isDue) return
    import('./box-panel/box-panel.tsx').then(
      (loaded) => setPanel(() => loaded.BoxPanel),
      () => setPanel(() => LostPanel),
    )
  }, [isDue])
  return Panel
}

const LostPanel = () => (
  <Card>
    <LostPart />
  </Card>
)

export function GuestsColumns({ boxes, selected, isOpen, isOnly, onRefetch }: GuestsColumnsProps) {
  const Panel = useBoxPanel(boxes !== undefined)
  const list = useRef<HTMLElement>(null)
  const panelHeading = useRef<HTMLHeadingElement>(null)
  const lastChosen = useRef<HTMLAnchorElement>(null)

  const chosen = selected?.giftid
  const shown = useRef(chosen)
  useEffect(() => {
    // There is no heading to focus yet.
    if (chosen !== undefined && !Panel) return
    const isChosenHere = lastChosen.current !== null && shown.current !== chosen
    shown.current = chosen
    if (!isChosenHere) return
    if (chosen === undefined) {
      if (document.activeElement === document.body) lastChosen.current?.focus()
    } else if (!list.current?.getClientRects().length) panelHeading.current?.focus()
  }, [chosen, Panel])

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
      {selected && Panel ? (
        <Panel
          key={selected.giftid}
          box={selected}
          isOnly={isOnly}
          heading={panelHeading}
          onUpdate={onRefetch}
        />
      ) : isOpen ? (
        <BoxPanelSkeleton />
      ) : (
        <NoSelection boxes={boxes} />
      )}
    </div>
  )
}

/** `boxes` is undefined while loading: below a growing list, this would move. Below the words that there is none it adds nothing. */
function NoSelection({ boxes }: { boxes: ListedBox[] | undefined }) {
  const sentences = useSentences('guests', guestsSentences)
  return (
    <div
      className={`relative isolate flex min-h-64 flex-col items-center justify-center overflow-hidden rounded-card border border-gold/50 border-dashed bg-card/60 px-6 py-10 text-center lg:min-h-112 ${boxes?.length ? '' : 'max-lg:hidden'}`}
    >
      <Mandala className="-z-10 absolute w-96 text-gold opacity-20" />
      <h2 className="text-2xl">{sentences.selectBox}</h2>
      <p className="mt-1 max-w-xs text-muted">
        {boxes?.length === 0 ? sentences.selectNoBoxText : sentences.selectBoxText}
      </p>
    </div>
  )
}

/** While it is unknown which box the URL names. */
function BoxPanelSkeleton() {
  return (
    <div aria-busy="true" className="grid min-w-0 gap-4 lg:gap-5">
      <div className="-mt-4 -mb-2 h-12 lg:hidden" />
      <div className="overflow-hidden rounded-card border border-line bg-card shadow-card">
        <div className={figuresStyle}>
          <Skeleton on="wine" className="h-8.75 w-3/5 sm:h-10" />
          <Skeleton on="wine" className="mt-1.5 mb-0.5 h-5 w-52" />
          <Skeleton on="wine" className="mt-3 h-17 w-full sm:mt-5 sm:h-22.75" />
        </div>
        <div className={actionsStyle}>
          <Skeleton className="h-12 sm:w-44" />
          <Skeleton className="h-12 sm:w-44" />
          <div className={lineStyle}>
            <Skeleton className="h-5 w-36" />
          </div>
          <div className="flex min-h-11 items-center max-sm:col-span-full max-sm:justify-end min-[22.5rem]:max-sm:-mt-11">
            <Skeleton className="h-5 w-24" />
          </div>
        </div>
      </div>
      <GuestTableSkeleton />
    </div>
  )
}
