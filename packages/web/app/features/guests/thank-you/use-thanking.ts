// Thanks guests: the WhatsApp chat with the host's text, and the tick that is kept on the server.

import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { setThanked } from '@lifafa/contract/endpoints/guest-list/thank-you'
import type { ListedGuest } from '@lifafa/contract/endpoints/guests'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { eventInWords, fillThankYou, languageOfThanks } from '@lifafa/contract/sentences/host/thank-you'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { call } from '../../../lib/calls/api.ts'
import { useSentences } from '../../../lib/language/language.tsx'
import { whatsAppChatHref } from '../../../lib/links/share-link.ts'
import { withReference } from '../../../lib/network/api-error.ts'
import { notify } from '../../../ui/overlays/toasts.ts'
import { type BoxGuests, guestsKey, thankYouQuery } from '../guests-queries.ts'

export interface Thanking {
  /** Undefined for a guest without a phone number. */
  hrefOf: (guest: ListedGuest) => string | undefined
  tick: (guest: ListedGuest, isThanked: boolean) => Promise<void>
}

/** `list` receives the focus where a ticked row has left it. */
export function useThanking(box: ListedBox, list: RefObject<HTMLElement | null>): Thanking {
  const { notTicked, thankYouFailed: failed } = useSentences('guests', guestsSentences)
  const queries = useQueryClient()
  const { data: texts } = useQuery({ ...thankYouQuery, meta: { failed } })
  const queryKey = guestsKey(box.giftid)

  return {
    hrefOf({ name, phone, language }) {
      if (phone === null) return undefined
      const spoken = languageOfThanks(language, name)
      const gaps = { name, event: eventInWords(box, spoken) }
      return whatsAppChatHref(phone, fillThankYou(texts?.[spoken] ?? '', spoken, gaps))
    },
    async tick(guest, isThanked) {
      // A list that is on its way still has the old tick.
      await queries.cancelQueries({ queryKey })
      queries.setQueriesData<BoxGuests>({ queryKey }, (data) => data && withTick(data, guest, isThanked))
      const params = { id: box.giftid, guest: guest.id }
      await call(setThanked, { params, body: { thanked: isThanked } }).catch((error) =>
        notify.error(withReference(notTicked, error)),
      )
      await queries.invalidateQueries({ queryKey })
      if (document.activeElement === document.body) list.current?.focus()
    },
  }
}

/** At once; the server's answer follows. */
function withTick(data: BoxGuests, { id, thanked }: ListedGuest, isThanked: boolean): BoxGuests {
  // The names' history has a key below the list's.
  if (!('list' in data) || thanked === isThanked) return data
  const { list, guests } = data
  return {
    ...data,
    guests: guests.map((guest) => (guest.id === id ? { ...guest, thanked: isThanked } : guest)),
    list: { ...list, unthanked: list.unthanked + (isThanked ? -1 : 1) },
  }
}
