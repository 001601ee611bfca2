// Prints the whole guest list, or all gifts: fetched, laid out beside the page, and printed instead of it.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import type { HostLanguage } from '@lifafa/contract/languages'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { useAction } from '../../../lib/calls/use-action.ts'
import { useLanguage, useSentences } from '../../../lib/language/language.tsx'
import { withReference } from '../../../lib/network/api-error.ts'
import { notify } from '../../../ui/overlays/toasts.ts'
import { type GuestsParams, showsAllGifts, useGuestsParams } from '../guests-params.ts'
import { fetchAllGuests } from '../guests-queries.ts'
import { fetchEveryGift } from '../register/gifts-queries.ts'

interface Print {
  print: () => void
  isBusy: boolean
  /** The printed page; not shown on the screen. */
  sheet: ReactNode
}

/** The page with its texts, whose letters its fonts must have. The component that lays it out is fetched on use. */
type Printed = { page: ReactNode; texts: (string | null)[] }

/** The server sorts names from A to Z; on paper in Hindi they stand from अ to ज्ञ. */
async function sorted<Item>(
  items: Item[],
  nameOf: false | ((item: Item) => string),
  language: HostLanguage,
): Promise<Item[]> {
  if (language !== 'hi' || !nameOf) return items
  return (await import('@lifafa/contract/names/to-devanagari')).inHindiOrder(items, nameOf)
}

async function guestsOnPaper(
  box: ListedBox,
  order: GuestsParams['order'],
  language: HostLanguage,
): Promise<Printed> {
  const all = await fetchAllGuests(box.giftid, order)
  const guests = await sorted(all, order === 'name' && (({ name }) => name), language)
  const { PrintedGuests } = await import('./printed-guests.tsx')
  return {
    page: <PrintedGuests box={box} guests={guests} />,
    texts: guests.flatMap(({ name, address }) => [name, address]),
  }
}

async function giftsOnPaper(
  box: ListedBox,
  order: GuestsParams['by'],
  language: HostLanguage,
): Promise<Printed> {
  const { gifts: all, split } = await fetchEveryGift(box.giftid, order)
  const isByName = order === 'name' || order === 'village' || order === 'family'
  const gifts = await sorted(all, isByName && ((gift) => gift[order]), language)
  const { PrintedGifts } = await import('./printed-gifts.tsx')
  return {
    page: <PrintedGifts box={box} gifts={gifts} split={split} />,
    texts: gifts.flatMap(({ name, relation, family, village, words }) => [
      name,
      relation,
      family,
      village,
      words,
    ]),
  }
}

/** On paper a name is looked up: the order in which gifts came is of use on the screen alone. */
const onPaper = <Order extends string>(order: Order): Order | 'name' => (order === 'newest' ? 'name' : order)

/** `guests`: their number; undefined while loading. */
export function usePrint(box: ListedBox, guests: number | undefined): Print {
  const sentences = useSentences('guests', guestsSentences)
  const language = useLanguage()
  const { params } = useGuestsParams()
  const isAll = showsAllGifts(box, params)
  const [printed, setPrinted] = useState<ReactNode>()

  const { run, isBusy } = useAction(
    async () => {
      const { page, texts } = isAll
        ? await giftsOnPaper(box, onPaper(params.by), language)
        : await guestsOnPaper(box, onPaper(params.order), language)
      await loadFonts([box.name, ...texts].join(''))
      setPrinted(page)
    },
    { failed: (error) => withReference(sentences.printFailed, error) },
  )
  const print = () => (isAll || guests ? void run() : notify.error(sentences.nothingToPrint))

  useEffect(() => {
    if (!printed) return
    const done = () => setPrinted(undefined)
    const uses = ['pointerdown', 'keydown'] as const
    // Not at `afterprint`: Android says so before it draws, and phones draw again for another paper.
    for (const use of uses) window.addEventListener(use, done)
    window.print()
    return () => {
      for (const use of uses) window.removeEventListener(use, done)
    }
  }, [printed])

  const printByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPrintKey(event)) return
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
    sheet: printed && createPortal(printed, document.body),
  }
}

/** By its place, too: a keyboard in Hindi has another letter there, and browsers print all the same. */
const isPrintKey = ({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (key === 'p' || code === 'KeyP') && (ctrlKey || metaKey) && !shiftKey && !altKey

/** A font is fetched when its letters are first shown, and the sheet never is. */
const loadFonts = (text: string) =>
  Promise.all(
    ['1em Mukta', '600 1em Mukta', '1em "Tiro Devanagari Hindi"'].map((font) =>
      document.fonts.load(font, text),
    ),
  )
