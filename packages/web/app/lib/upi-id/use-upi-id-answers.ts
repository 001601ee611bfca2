// The host's answers to the name that the bank tells for the UPI ID: confirm it, deny it, ask for it.

import { answerUpiIdName, askUpiIdName, type Profile } from '@lifafa/contract/endpoints/profile'
import { upiIdSentences } from '@lifafa/contract/sentences/upi-ids'
import type { Ownership } from '@lifafa/contract/upi-ids/checks'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../calls/api.ts'
import { useAction } from '../calls/use-action.ts'
import { useSentences } from '../language/language.tsx'
import { profileQuery } from '../queries/profile-query.ts'

export function useUpiIdAnswers({ upi_id }: Profile) {
  const { failed } = useSentences('upiIds', upiIdSentences)
  const queries = useQueryClient()
  /** Does `then` once it is stored. */
  const { run: send, isBusy } = useAction(
    async (calling: () => Promise<Profile>, then?: () => void) => {
      try {
        const profile = await calling()
        await queries.cancelQueries({ queryKey: profileQuery.queryKey })
        queries.setQueryData(profileQuery.queryKey, profile)
        then?.()
      } finally {
        // Dashboard and boxes ask for it, too; and another tab may have saved another UPI ID.
        void queries.invalidateQueries()
      }
    },
    { failed },
  )

  const body = { upi_id: upi_id ?? '' }
  return {
    isBusy,
    answer: (answer: Ownership, then?: () => void) =>
      send(() => call(answerUpiIdName, { body: { ...body, answer } }), then),
    ask: () => send(() => call(askUpiIdName, { body })),
  }
}
