// The host's control of the screen in the hall: its link, its switches, and single lines; made for a phone at the wedding.
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { changeHall, type HostsHall } from '@lifafa/contract/endpoints/register/hall'
import { hallDialogSentences } from '@lifafa/contract/sentences/host/hall'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/calls/api.ts'
import { useAction } from '../../../lib/calls/use-action.ts'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../../lib/language/language.tsx'
import { useLiveUpdates } from '../../../lib/live-updates/live-updates.ts'
import { Loaded } from '../../../lib/queries/loaded.tsx'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { HallLines } from './hall-lines.tsx'
import { HallLink } from './hall-link.tsx'
import { type ChangeHall, type HallChanges, hallQuery } from './hall-query.ts'

export function HallDialog({ box, ...dialog }: DialogProps & { box: GiftBook }) {
  const sentences = useSentences('hall', hallDialogSentences)
  // Outlives the window: the link is answered once.
  const [token, setToken] = useState<string | null>(null)
  return (
    <Dialog
      open={dialog.open}
      onOpenChange={dialog.onOpenChange}
      finalFocus={dialog.finalFocus}
      title={sentences.title}
      description={sentences.text}
    >
      <HallControl id={box.giftid} token={token} onToken={setToken} />
    </Dialog>
  )
}

interface HallControlProps {
  id: string
  token: string | null
  onToken: (token: string | null) => void
}

function HallControl({ id, token, onToken }: HallControlProps) {
  const sentences = useSentences('hall', hallDialogSentences)
  const queries = useQueryClient()
  const query = hallQuery(id)
  const hall = useQuery(query)
  const reload = () => queries.invalidateQueries({ queryKey: query.queryKey })
  useLiveUpdates({
    opened: reload,
    received({ boxes, registers }) {
      if (registers.includes(id) || boxes.some((box) => box.id === id)) void reload()
    },
  })
  const change = useAction(
    async (body: HallChanges) => {
      // A switch moves under the finger; where that fails, it moves back.
      const { link, line, ...switches } = body
      queries.setQueryData(query.queryKey, (before) => before && { ...before, ...switches })
      const { token } = await call(changeHall, { params: { id }, body })
      if (link) onToken(token)
    },
    { failed: sentences.notSaved, keys: [query.queryKey] },
  )
  return (
    <Loaded query={hall} failedTitle={sentences.loadFailed} skeleton={<Skeleton className="h-96 w-full" />}>
      {(loaded) => (
        <>
          <HallLink hall={loaded} token={token} onChange={change.run} isBusy={change.isBusy} />
          {loaded.open && <Switches hall={loaded} onChange={change.run} />}
          {loaded.open && <HallLines lines={loaded.lines} onChange={change.run} />}
        </>
      )}
    </Loaded>
  )
}

function Switches({ hall, onChange }: { hall: HostsHall; onChange: ChangeHall }) {
  const sentences = useSentences('hall', hallDialogSentences)
  return (
    <fieldset className="mt-6 border-line border-t pt-4">
      <legend className="sr-only">{sentences.settings}</legend>
      <Checkbox
        label={sentences.pause}
        checked={hall.paused}
        onChange={() => onChange({ paused: !hall.paused })}
      />
      <Checkbox
        label={sentences.showSum}
        checked={hall.shows_sum}
        onChange={() => onChange({ shows_sum: !hall.shows_sum })}
      />
      <Checkbox
        label={sentences.holdBlessings}
        checked={hall.holds_blessings}
        onChange={() => onChange({ holds_blessings: !hall.holds_blessings })}
      />
    </fieldset>
  )
}
