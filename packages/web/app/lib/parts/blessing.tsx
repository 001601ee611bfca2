// A guest's blessing in a list of contributions; its host may hide it, and show it again.

import { hideBlessing } from '@lifafa/contract/endpoints/guest-list/blessings'
import type { GuestContribution } from '@lifafa/contract/endpoints/guests'
import { blessingSentences } from '@lifafa/contract/sentences/host/blessings'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '../../ui/buttons/button.tsx'
import { notify } from '../../ui/overlays/toasts.ts'
import { call } from '../calls/api.ts'
import { useSingleFlight } from '../calls/use-single-flight.ts'
import { useSentences } from '../language/language.tsx'
import { bulleted, sentencesOf } from '../network/api-error.ts'
import { shownName } from './guest-details.ts'
import { langOf } from './lang-of.ts'

interface BlessingProps {
  giftid: string
  contribution: GuestContribution
}

/** Nothing for a gift without one. */
export function Blessing({ giftid, contribution }: BlessingProps) {
  const sentences = useSentences('blessings', blessingSentences)
  const guests = useSentences('guests', guestsSentences)
  const queries = useQueryClient()
  const { once, isBusy } = useSingleFlight()
  const { id, blessing, blessing_hidden: isHidden } = contribution
  const name = shownName(contribution, guests)
  if (blessing === null) return null

  async function toggle() {
    try {
      await call(hideBlessing, { params: { id: giftid, contribution: id }, body: { hidden: !isHidden } })
    } catch (error) {
      notify.error(bulleted(sentencesOf(error)))
    }
    // The box's page and the guests' page both list it.
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(giftid) })
  }

  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      {isHidden ? (
        <p className="text-muted italic">{sentences.hidden}</p>
      ) : (
        <p
          lang={langOf(blessing)}
          className="wrap-anywhere min-w-0 whitespace-pre-line border-gold border-l-2 pl-3 text-ink/90 leading-snug"
        >
          {blessing}
        </p>
      )}
      <Button
        variant="quiet"
        busy={isBusy}
        className="-my-2 px-2! text-sm"
        aria-label={isHidden ? sentences.showOf(name) : sentences.hideOf(name)}
        onClick={() => once(toggle)}
      >
        {isHidden ? sentences.show : sentences.hide}
      </Button>
    </div>
  )
}
