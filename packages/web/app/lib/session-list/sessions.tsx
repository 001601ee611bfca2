// The list of a user's sessions with device, network and last use: the current one is marked, the others can be ended.

import { formatMoment, relativeTime } from '@lifafa/contract/dates'
import type { Session } from '@lifafa/contract/endpoints/sessions'
import { sessionSentences } from '@lifafa/contract/sentences/sessions'
import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { notify } from '../../ui/overlays/toasts.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { nullIfMissing } from '../calls/null-if-missing.ts'
import { useAction } from '../calls/use-action.ts'
import { useDialog } from '../dialogs/use-dialog.tsx'
import { useLanguage, useSentences } from '../language/language.tsx'
import { FailedLine, hasNothing } from '../queries/loaded.tsx'
import { useNow } from '../time/use-now.ts'

const loadDialog = async () => (await import('../dialogs/confirm-dialog.tsx')).ConfirmDialog
/** Further ones are shown on demand. */
const SHOWN_AT_FIRST = 3

export interface SessionCalls {
  query: UseQueryOptions<Session[], Error, Session[], string[]>
  /** May throw ApiError. */
  end: (id: string) => Promise<unknown>
  endOthers: () => Promise<unknown>
}

export function Sessions({ query, end, endOthers }: SessionCalls) {
  const sentences = useSentences('sessions', sessionSentences)
  const queries = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const [isWhole, setWhole] = useState(false)
  const sessions = useQuery(query)
  const { data } = sessions
  const reload = () => queries.invalidateQueries({ queryKey: query.queryKey })
  const { trigger, dialog } = useDialog(
    loadDialog,
    {
      title: sentences.endOthersTitle,
      consequences: sentences.endOthersConsequences,
      keep: sentences.keep,
      confirm: sentences.endOthers,
      busy: sentences.ending,
      isDanger: true,
      onConfirm: endOthers,
      done: sentences.othersEnded,
      fallback: sentences.endFailed,
      keys: [query.queryKey],
    },
    list,
  )

  async function endOne(id: string) {
    // Also where it had ended before: it must leave the list.
    await end(id).finally(reload)
    notify.success(sentences.ended)
    // Its row is removed, and the focus with it.
    list.current?.focus()
  }

  if (hasNothing(sessions)) return <FailedLine text={sentences.listFailed} query={sessions} />
  if (data === undefined)
    return (
      <div aria-busy="true" className={SESSION_ROW}>
        <Skeleton className="h-12 w-full max-w-md" />
      </div>
    )
  // The current session is always shown.
  const ordered = [...data.filter(({ is_this }) => is_this), ...data.filter(({ is_this }) => !is_this)]
  const shown = isWhole ? ordered : ordered.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={sentences.list} className="divide-y divide-line outline-none">
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={endOne} />
        ))}
      </ul>
      {data.length > 1 && (
        <div className="mt-4 flex gap-3 max-sm:flex-col sm:justify-end">
          {shown.length < data.length && (
            <Button variant="quiet" onClick={() => setWhole(true)}>
              {sentences.showAll(data.length)}
            </Button>
          )}
          <Button {...trigger.props} busy={trigger.isOpening} variant="secondary">
            {sentences.endOthers}
          </Button>
        </div>
      )}
      {dialog}
    </>
  )
}

/** As high as a row, so that nothing moves when the first one is loaded. */
const SESSION_ROW = 'flex min-h-28 items-center gap-4 py-4'

const PHONES = new Set(['Android', 'iPhone', 'iPad', 'KaiOS'])

interface SessionRowProps {
  session: Session
  /** May throw ApiError. */
  onEnd: (id: string) => Promise<void>
}

function SessionRow({ session, onEnd }: SessionRowProps) {
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
