// A row of one session: device, network, last use, and the button that ends it.
import { formatMoment, relativeTime } from '@lifafa/contract/dates'
import type { Session } from '@lifafa/contract/endpoints/sessions'
import { sessionSentences } from '@lifafa/contract/sentences/sessions'
import { Monitor, Smartphone } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { nullIfMissing } from '../calls/null-if-missing.ts'
import { useAction } from '../calls/use-action.ts'
import { useLanguage, useSentences } from '../language/language.tsx'
import { useNow } from '../time/use-now.ts'

/** As high as a row, so that nothing moves when the first one is loaded. */
export const SESSION_ROW = 'flex min-h-28 items-center gap-4 py-4'

const PHONES = new Set(['Android', 'iPhone', 'iPad', 'KaiOS'])

interface SessionRowProps {
  session: Session
  /** May throw ApiError. */
  onEnd: (id: string) => Promise<void>
}

export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { id, browser, system, network, signed_in_at, last_used_at, is_this } = session
  const sentences = useSentences('sessions', sessionSentences)
  const language = useLanguage()
  const now = useNow()
  // If it has ended meanwhile, there is no error to show.
  const { run, isBusy } = useAction(() => onEnd(id).catch(nullIfMissing), { failed: sentences.endFailed })
  const device = sentences.device(browser, system)
  const Icon = system !== null && PHONES.has(system) ? Smartphone : Monitor

  return (
    <li className={`${SESSION_ROW} max-sm:flex-wrap`}>
      <span
        aria-hidden="true"
        className="flex size-11 flex-none items-center justify-center rounded-full bg-maroon-wash text-maroon"
      >
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1 leading-snug">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere font-semibold">{device}</span>
          {is_this && <Badge tone="success">{sentences.thisOne}</Badge>}
        </p>
        <p className="wrap-anywhere mt-1 text-muted">
          {is_this
            ? sentences.usedNow(network)
            : sentences.lastUsed(relativeTime(last_used_at, now, language), network)}
        </p>
        <p className="text-muted text-sm">{sentences.signedIn(formatMoment(signed_in_at, language))}</p>
      </div>
      {!is_this && (
        <Button
          variant="secondary"
          busy={isBusy}
          busyLabel={sentences.ending}
          aria-label={isBusy ? undefined : sentences.endOf(device)}
          onClick={() => run()}
          className="flex-none max-sm:w-full"
        >
          {sentences.end}
        </Button>
      )}
    </li>
  )
}
