// Prints the whole guest list: it is fetched, laid out beside the page, and printed instead of it.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import type { ListedGuest } from '@lifafa/contract/endpoints/guests'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { useAction } from '../../../lib/calls/use-action.ts'
import { withReference } from '../../../lib/network/api-error.ts'
import { notify } from '../../../ui/overlays/toasts.ts'
import { useGuestsParams } from '../guests-params.ts'
import { fetchAllGuests } from '../guests-queries.ts'
import type { PrintedGuests } from './printed-guests.tsx'

interface Print {
  print: () => void
  isBusy: boolean
  /** The printed page; not shown on the screen. */
  sheet: ReactNode
}

/** The guests with the component that lays them out, which is fetched on use. */
type Printed = { guests: ListedGuest[]; PrintedGuests: typeof PrintedGuests }

/** `guests`: their number; undefined while loading. */
export function usePrint(box: ListedBox, guests: number | undefined): Print {
  const { order } = useGuestsParams().params
  const [printed, setPrinted] = useState<Printed>()

  const { run, isBusy } = useAction(
    async () => {
      // On paper a name is looked up: the order in which gifts came is of use on the screen alone.
      const all = await fetchAllGuests(box.giftid, order === 'newest' ? 'name' : order)
      await loadFonts([box.name, ...all.map(({ name, address }) => `${name}${address ?? ''}`)].join(''))
      const { PrintedGuests } = await import('./printed-guests.tsx')
      setPrinted({ guests: all, PrintedGuests })
    },
    { failed: (error) => withReference(sentences.printFailed, error) },
  )
  const print = () => (guests ? void run() : notify.error(sentences.nothingToPrint))

  useEffect(() => {
    if (!printed) return
    const done = () => setPrinted(undefined)
    window.addEventListener('afterprint', done)
    window.print()
    return () => window.removeEventListener('afterprint', done)
  }, [printed])

  const printByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'p' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    event.preventDefault()
    print()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => printByKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return {
    print,
    isBusy,
    sheet:
      printed && createPortal(<printed.PrintedGuests box={box} guests={printed.guests} />, document.body),
  }
}

/** A font is fetched when its letters are first shown, and the sheet never is. */
const loadFonts = (text: string) =>
  Promise.all(
    ['1em Mukta', '600 1em Mukta', '1em "Tiro Devanagari Hindi"'].map((font) =>
      document.fonts.load(font, text),
    ),
  )
