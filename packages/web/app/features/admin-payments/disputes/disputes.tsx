// Disputes by who acts next: those to answer stand open, with the dialogs that answer them. Nothing where there is none.
import type { DisputeGroup, ListedDispute } from '@lifafa/contract/endpoints/admin/to-do'
import { adminDisputeSentences as sentences } from '@lifafa/contract/sentences/admin/disputes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { useLazyDialog } from '../../../lib/dialogs/use-lazy-dialog.tsx'
import { MONEY_KEY, toDoQuery } from '../../../lib/queries/to-do-query.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Card } from '../../../ui/display/card.tsx'
import { DisputeRow } from './dispute-row.tsx'

const loadContestDialog = async () => (await import('./contest-dialog.tsx')).ContestDialog
const loadAcceptDialog = async () => (await import('./accept-dialog.tsx')).AcceptDialog

/** Nobody here can hasten these. */
const FOLDED = ['with-bank', 'closed'] as const

/** An answer that is being sent is confirmed within seconds, or by a later attempt of the server. */
const ASK_AGAIN_MS = 10_000

/** `heading`: takes the focus when the button that had it is gone. */
export function Disputes({ heading }: { heading: RefObject<HTMLElement | null> }) {
  const queries = useQueryClient()
  // Its failure is not shown: the list of flags, which has the disputes too, shows its own.
  const { data } = useQuery({
    queryKey: toDoQuery.queryKey,
    queryFn: toDoQuery.queryFn,
    refetchInterval: ({ state }) => (state.data?.disputes.some(isSent) ? ASK_AGAIN_MS : false),
  })
  const returnTo = useRef<HTMLElement>(null)
  /** Each opened dialog has a request key of its own. */
  const [chosen, setChosen] = useState<{ dispute: ListedDispute; opened: number }>()
  const refetch = () => queries.invalidateQueries({ queryKey: [MONEY_KEY] })

  function finish(close: () => void) {
    returnTo.current = heading.current
    close()
    void refetch()
  }

  const props = { chosen, finalFocus: () => returnTo.current, onChanged: () => void refetch() }
  const contest = useLazyDialog(loadContestDialog, { ...props, onAnswered: () => finish(contest.close) })
  const accept = useLazyDialog(loadAcceptDialog, { ...props, onAnswered: () => finish(accept.close) })

  const choose = (open: () => Promise<void>) => (dispute: ListedDispute, button: HTMLElement) => {
    returnTo.current = button
    setChosen((before) => ({ dispute, opened: (before?.opened ?? 0) + 1 }))
    void open()
  }

  const disputes = data?.disputes ?? []
  const of = (wanted: DisputeGroup) => disputes.filter(({ group }) => group === wanted)
  const list = (listed: ListedDispute[]) => (
    <ul className="mt-2 divide-y divide-line border-line border-t">
      {listed.map((dispute) => (
        <DisputeRow
          key={dispute.id}
          dispute={dispute}
          onContest={choose(contest.open)}
          onAccept={choose(accept.open)}
        />
      ))}
    </ul>
  )
  const toAnswer = of('answer-now')
  return (
    <>
      {disputes.length > 0 && (
        <Card className={classNames('mb-7', toAnswer.length > 0 && 'border-maroon')}>
          <h3 className="font-heading text-maroon text-xl">{sentences.title}</h3>
          {toAnswer.length > 0 && (
            <>
              <p className="mt-1 max-w-prose">{sentences.how}</p>
              <h4 className="mt-3 font-semibold text-danger">
                {sentences.groups['answer-now'](toAnswer.length)}
              </h4>
              {list(toAnswer)}
            </>
          )}
          {FOLDED.map((group) => {
            const folded = of(group)
            return (
              folded.length > 0 && (
                <details key={group} className="mt-1">
                  <summary className="cursor-pointer py-2.5 font-semibold text-maroon">
                    {sentences.groups[group](folded.length)}
                  </summary>
                  {list(folded)}
                </details>
              )
            )
          })}
        </Card>
      )}
      {contest.dialog}
      {accept.dialog}
    </>
  )
}

/** The provider has not confirmed it yet. */
const isSent = ({ status, answer }: ListedDispute): boolean =>
  status === 'open' && answer !== null && answer.refusal === null
