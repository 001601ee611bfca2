// Thanks one guest: a chat on WhatsApp, and the tick.

import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { MessageCircle } from 'lucide-react'
import { useSentences } from '../../../lib/language/language.tsx'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import type { Thankable, Thanking } from './use-thanking.ts'

interface ThankActionsProps<Guest extends Thankable> {
  guest: Guest
  thanking: Thanking<Guest>
}

/** Opening the chat ticks the guest: who does not send it takes the tick back. */
export function ThankActions<Guest extends Thankable>({
  guest,
  thanking: { hrefOf, askAgain, tick },
}: ThankActionsProps<Guest>) {
  const sentences = useSentences('guests', guestsSentences)
  const { inNewTab } = useSentences('eventBoxes', eventBoxSentences)
  const href = hrefOf(guest)
  const className = classNames(
    buttonStyle({ variant: 'quiet' }),
    '-mx-3 min-[25rem]:whitespace-nowrap px-3! text-left',
  )
  const icon = <MessageCircle className="size-5" aria-hidden="true" />
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4">
      {/* A chat with our text would be sent for the host's: it is asked for again. */}
      {href === '' && (
        <button
          type="button"
          aria-label={`${sentences.thank} ${guest.name}`}
          onClick={askAgain}
          className={className}
        >
          {icon}
          <span>{sentences.thank}</span>
        </button>
      )}
      {href && (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => void tick(guest, true)}
          className={className}
        >
          {icon}
          <span>{sentences.thank}</span>
          <span className="sr-only">{` ${guest.name} ${inNewTab}`}</span>
        </a>
      )}
      <Checkbox
        label={sentences.thanked}
        aria-label={sentences.thankedName(guest.name)}
        checked={guest.thanked ?? false}
        onChange={(event) => void tick(guest, event.target.checked)}
      />
    </div>
  )
}
