// Disputes that wait for an answer, by their deadline, and the dialogs that answer them; nothing where there is none.
import type { DisputeToAnswer } from '@lifafa/contract/endpoints/admin/to-do'
import { adminDisputeSentences as sentences } from '@lifafa/contract/sentences/admin/disputes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { useLazyDialog } from '../../../lib/dialogs/use-lazy-dialog.tsx'
import { Card } from '../../../ui/display/card.tsx'
import { MONEY_KEY, toDoQuery } from '../payment-queries.ts'
import { DisputeRow } from './dispute-row.tsx'

const loadContestDialog = async () => (await import('./contest-dialog.tsx')).ContestDialog
const loadAcceptDialog = async () => (await import('./accept-dialog.tsx')).AcceptDialog

/** An answer that is being sent is confirmed within seconds, or by a later attempt of the server. */
const ASK_AGAIN_MS = 10_000

/** `heading`: takes the focus when the button that had it is gone. */
export function DisputesToAnswer({ heading }: { heading: RefObject<HTMLElement | null> }) {
  const queries = useQueryClient()
  // Its failure is not shown: the list of flags, which has the disputes too, shows its own.
  const { data } = useQuery({
    queryKey: toDoQuery.queryKey,
    queryFn: toDoQuery.queryFn,
    refetchInterval: ({ state }) => (state.data?.disputes.some(isSent) ? ASK_AGAIN_MS : false),
  })
  const returnTo = useRef<HTMLElement>(null)
  /** Each opened dialog has a request key of its own. */
  const [chosen, setChosen] = useState<{ dispute: DisputeToAnswer; opened: number }>()
  const refetch = () => queries.invalidateQueries({ queryKey: [MONEY_KEY] })

  function finish(close: () => void) {
    returnTo.current = heading.current
    close()
    void refetch()
  }

  const props = { chosen, finalFocus: () => returnTo.current, onChanged: () => void refetch() }
  const contest = useLazyDialog(loadContestDialog, { ...props, onAnswered: () => finish(contest.close) })
  const accept = useLazyDialog(loadAcceptDialog, { ...props, onAnswered: () => finish(accept.close) })

  const choose = (open: () => Promise<void>) => (dispute: DisputeToAnswer, button: HTMLElement) => {
    returnTo.current = button
    setChosen((before) => ({ dispute, opened: (before?.opened ?? 0) + 1 }))
    void open()
  }

  const disputes = data?.disputes ?? []
  return (
    <>
      {disputes.length > 0 && (
        <Card className="mb-7 border-maroon">
          <h3 className="font-heading text-maroon text-xl">{sentences.toAnswer}</h3>
          <p className="mt-1 max-w-prose">{sentences.how}</p>
          <ul className="mt-3 divide-y divide-line border-line border-t">
            {disputes.map((dispute) => (
              <DisputeRow
                key={dispute.id}
                dispute={dispute}
                onContest={choose(contest.open)}
                onAccept={choose(accept.open)}
              />
            ))}
          </ul>
        </Card>
      )}
      {contest.dialog}
      {accept.dialog}
    </>
  )
}

const isSent = ({ answer }: DisputeToAnswer): boolean => answer !== null && answer.refusal === null
