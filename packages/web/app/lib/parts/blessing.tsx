// A guest's blessing in a list of contributions; its host may hide it, and show it again.

import { hideBlessing } from '@lifafa/contract/endpoints/guest-list/blessings'
import type { GuestContribution } from '@lifafa/contract/endpoints/guests'
import { blessingSentences } from '@lifafa/contract/sentences/host/blessings'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { Button } from '../../ui/buttons/button.tsx'
import { call } from '../calls/api.ts'
import { useAction } from '../calls/use-action.ts'
import { useSentences } from '../language/language.tsx'
import { shownName } from './guest-details.ts'
import { written } from './lang-of.ts'

interface BlessingProps {
  giftid: string
  contribution: GuestContribution
}

/** Nothing for a gift without one. */
export function Blessing({ giftid, contribution }: BlessingProps) {
  const sentences = useSentences('blessings', blessingSentences)
  const guests = useSentences('guests', guestsSentences)
  const { id, blessing, blessing_hidden: isHidden } = contribution
  const name = shownName(contribution, guests)
  const { run, isBusy } = useAction(
    () => call(hideBlessing, { params: { id: giftid, contribution: id }, body: { hidden: !isHidden } }),
    // The box's page, the guests' page and the register list it.
    { failed: sentences.failed, keys: ['event-box', 'guests', 'register'].map((list) => [list, giftid]) },
  )
  if (blessing === null) return null
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      {isHidden ? (
        <p className="text-muted italic">{sentences.hidden}</p>
      ) : (
        <p
          {...written(blessing)}
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
        onClick={() => run()}
      >
        {isHidden ? sentences.show : sentences.hide}
      </Button>
    </div>
  )
}
