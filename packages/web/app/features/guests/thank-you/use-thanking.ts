// Thanks guests: the WhatsApp chat with the host's text, and the tick that is kept on the server.

import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { setThanked } from '@lifafa/contract/endpoints/guest-list/thank-you'
import type { ListedGuest } from '@lifafa/contract/endpoints/guests'
import { type Gift, thankEntry } from '@lifafa/contract/endpoints/register/entries'
import type { Split } from '@lifafa/contract/endpoints/register/split'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { eventInWords, fillThankYou, languageOfThanks } from '@lifafa/contract/sentences/host/thank-you'
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { call } from '../../../lib/calls/api.ts'
import { useSentences } from '../../../lib/language/language.tsx'
import { whatsAppChatHref } from '../../../lib/links/share-link.ts'
import { withReference } from '../../../lib/network/api-error.ts'
import { notify } from '../../../ui/overlays/toasts.ts'
import { type BoxGuests, guestsKey, thankYouQuery } from '../guests-queries.ts'
import { type BoxGifts, giftsKey } from '../register/gifts-queries.ts'

/** A gift online, or one that was written down. The latter has no known language. */
export type Thankable = Pick<ListedGuest, 'id' | 'name' | 'thanked'> & {
  phone: string | null
  language?: ListedGuest['language']
}

export interface Thanking<Guest extends Thankable> {
  /** Undefined for a guest without a phone number; empty until the host's own text is known. */
  hrefOf: (guest: Guest) => string | undefined
  /** Asks for the host's own text again. */
  askAgain: () => void
  tick: (guest: Guest, isThanked: boolean) => Promise<void>
}

interface ThankingOf<Guest, Listed> {
  box: ListedBox
  /** Receives the focus where a ticked row has left it. */
  list: RefObject<HTMLElement | null>
  queryKey: QueryKey
  send: (guest: Guest, isThanked: boolean) => Promise<unknown>
  /** The list with the tick, at once; the server's answer follows. */
  withTick: (listed: Listed, guest: Guest, isThanked: boolean) => Listed
}

function useThanking<Guest extends Thankable, Listed>({
  box,
  list,
  queryKey,
  send,
  withTick,
}: ThankingOf<Guest, Listed>): Thanking<Guest> {
  const { notTicked, thankYouFailed: failed } = useSentences('guests', guestsSentences)
  const queries = useQueryClient()
  const { data: texts, refetch } = useQuery({ ...thankYouQuery, meta: { failed } })
  return {
    hrefOf({ name, phone, language = null }) {
      if (phone === null || phone === '') return undefined
      if (texts === undefined) return ''
      const spoken = languageOfThanks(language, name)
      const gaps = { name, event: eventInWords(box, spoken) }
      return whatsAppChatHref(phone, fillThankYou(texts[spoken], spoken, gaps))
    },
    askAgain: () => void refetch(),
    async tick(guest, isThanked) {
      // A list that is on its way still has the old tick.
      await queries.cancelQueries({ queryKey })
      queries.setQueriesData<Listed>({ queryKey }, (data) => data && withTick(data, guest, isThanked))
      await send(guest, isThanked).catch((error) => notify.error(withReference(notTicked, error)))
      // A gift online is in both lists.
      await Promise.all(
        [guestsKey(box.giftid), giftsKey(box.giftid)].map((old) =>
          queries.invalidateQueries({ queryKey: old }),
        ),
      )
      if (document.activeElement === document.body) list.current?.focus()
    },
  }
}

export const useGuestThanking = (box: ListedBox, list: RefObject<HTMLElement | null>) =>
  useThanking<ListedGuest, BoxGuests>({
    ...{ box, list, queryKey: guestsKey(box.giftid) },
    send: ({ id }, thanked) => call(setThanked, { params: { id: box.giftid, guest: id }, body: { thanked } }),
    withTick(data, { id, thanked }, isThanked) {
      // The names' history has a key below the list's.
      if (!('list' in data) || thanked === isThanked) return data
      const { list: page, guests } = data
      return {
        ...data,
        guests: guests.map((guest) => (guest.id === id ? { ...guest, thanked: isThanked } : guest)),
        list: { ...page, unthanked: page.unthanked + (isThanked ? -1 : 1) },
      }
    },
  })

/** `whole_family`: all givers of its family are thanked with it. */
export type ThankedGift = Gift & { whole_family?: boolean }

/** For all gifts, each by the call of its sort. */
export const useGiftThanking = (box: ListedBox, list: RefObject<HTMLElement | null>) =>
  useThanking<ThankedGift, BoxGifts>({
    ...{ box, list, queryKey: giftsKey(box.giftid) },
    send: ({ id, kind, whole_family = false }, thanked) =>
      kind === 'online'
        ? call(setThanked, { params: { id: box.giftid, guest: id }, body: { thanked } })
        : call(thankEntry, { params: { id: box.giftid, entry: id }, body: { thanked, whole_family } }),
    withTick({ gifts, split, families, ...data }, { id, family, whole_family }, isThanked) {
      const isOne = (gift: Gift) =>
        whole_family ? gift.family === family && gift.void_reason === null : gift.id === id
      const ticked = gifts.filter((gift) => isOne(gift) && gift.thanked !== isThanked)
      const change = (isThanked ? -1 : 1) * ticked.length
      const unthankedOf = ({ unthanked, written }: Split) =>
        whole_family ? (isThanked ? 0 : written) : unthanked + change
      return {
        ...data,
        families: families.map((each) =>
          each.family === family
            ? { family, split: { ...each.split, unthanked: unthankedOf(each.split) } }
            : each,
        ),
        gifts: gifts.map((gift) => (ticked.includes(gift) ? { ...gift, thanked: isThanked } : gift)),
        split: { ...split, unthanked: split.unthanked + change },
      }
    },
  })
