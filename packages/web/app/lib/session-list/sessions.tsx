// The list of a user's sessions: the current one is marked, the others can be ended.
import type { Session } from '@lifafa/contract/endpoints/sessions'
import { sessionSentences } from '@lifafa/contract/sentences/sessions'
import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { notify } from '../../ui/overlays/toasts.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { useDialog } from '../dialogs/use-dialog.tsx'
import { useSentences } from '../language/language.tsx'
import { FailedLine } from '../queries/failed-panel.tsx'
import { hasNothing } from '../queries/loaded.tsx'
import { SESSION_ROW, SessionRow } from './session-row.tsx'

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
