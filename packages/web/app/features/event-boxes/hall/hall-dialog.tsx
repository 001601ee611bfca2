// The host's control of the screen in the hall: its link, its switches, and single lines; made for a phone at the wedding.
import type { Input } from '@lifafa/contract/endpoint'
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { changeHall, getHall, type HostsHall } from '@lifafa/contract/endpoints/register/hall'
import { hallPath } from '@lifafa/contract/guest-page/paths'
import { hallDialogSentences } from '@lifafa/contract/sentences/host/hall'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { qrModules, qrPicture } from '../../../../drawing/posters/qr-modules.ts'
import { call } from '../../../lib/calls/api.ts'
import { useAction } from '../../../lib/calls/use-action.ts'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../../lib/language/language.tsx'
import { useLiveUpdates } from '../../../lib/live-updates/live-updates.ts'
import { CopyButton } from '../../../lib/parts/copy-button.tsx'
import { langOf } from '../../../lib/parts/lang-of.ts'
import { Loaded } from '../../../lib/queries/loaded.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'

const hallQuery = (id: string) =>
  queryOptions({ queryKey: ['event-box', id, 'hall'], queryFn: () => call(getHall, { params: { id } }) })

type HallChanges = Input<typeof changeHall.body>
/** Never rejects. */
type ChangeHall = (changes: HallChanges) => Promise<void>

export function HallDialog({ box, ...dialog }: DialogProps & { box: GiftBook }) {
  const sentences = useSentences('hall', hallDialogSentences)
  // Outlives the window: the link is answered once.
  const [token, setToken] = useState<string | null>(null)
  return (
    <Dialog {...dialog} title={sentences.title} description={sentences.text}>
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

interface HallLinkProps {
  hall: HostsHall
  token: string | null
  onChange: ChangeHall
  isBusy: boolean
}

function HallLink({ hall, token, onChange, isBusy }: HallLinkProps) {
  const sentences = useSentences('hall', hallDialogSentences)
  if (!hall.open)
    return (
      <Button wide busy={isBusy} onClick={() => onChange({ link: 'new' })}>
        {sentences.turnOn}
      </Button>
    )
  return (
    <>
      {token === null ? <p>{sentences.linkGone}</p> : <Link url={location.origin + hallPath(token)} />}
      <div className="mt-4 flex flex-wrap gap-3">
        {token === null && (
          <Button variant="secondary" disabled={isBusy} onClick={() => onChange({ link: 'new' })}>
            {sentences.newLink}
          </Button>
        )}
        <Button variant="secondary" disabled={isBusy} onClick={() => onChange({ link: 'none' })}>
          {sentences.turnOff}
        </Button>
      </div>
    </>
  )
}

function Link({ url }: { url: string }) {
  const sentences = useSentences('hall', hallDialogSentences)
  return (
    <>
      <p>{sentences.openLink}</p>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        <img
          src={qrPicture(qrModules(url, 'M'))}
          alt={sentences.qrOf}
          className="size-36 flex-none rounded-field border border-line"
        />
        <div className="min-w-48 flex-1">
          <p className="wrap-anywhere select-all font-semibold">{url}</p>
          <div className="mt-2 flex items-center gap-2">
            <a href={url} target="_blank" rel="noreferrer" className={buttonStyle({ variant: 'secondary' })}>
              {sentences.openHere}
            </a>
            <CopyButton
              text={url}
              label={sentences.copyLink}
              copied={sentences.copied}
              failed={sentences.notCopied}
            />
          </div>
        </div>
      </div>
    </>
  )
}

interface HallLinesProps {
  lines: HostsHall['lines']
  onChange: ChangeHall
}

function HallLines({ lines, onChange }: HallLinesProps) {
  const sentences = useSentences('hall', hallDialogSentences)
  return (
    <section className="mt-4 border-line border-t pt-5">
      <h3 className="text-xl">{sentences.latest}</h3>
      <p className="mt-1 text-muted text-sm">{lines.length === 0 ? sentences.none : sentences.noAddress}</p>
      <ul className="mt-2 divide-y divide-line">
        {lines.map((line) => (
          <Line key={line.id} line={line} onChange={onChange} />
        ))}
      </ul>
    </section>
  )
}

function Line({ line, onChange }: { line: HostsHall['lines'][number]; onChange: ChangeHall }) {
  const sentences = useSentences('hall', hallDialogSentences)
  const { id, name, village, blessing, hidden, held } = line
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-2">
      <div className={`min-w-0 flex-1 basis-40 ${hidden ? 'text-muted line-through' : ''}`}>
        <p className="wrap-anywhere font-semibold">
          <span lang={langOf(name)}>{name}</span>
          {village && <span lang={langOf(village)}>{`, ${village}`}</span>}
        </p>
        {blessing && (
          <p lang={langOf(blessing)} className={`wrap-anywhere ${held ? 'text-muted italic' : ''}`}>
            {blessing}
          </p>
        )}
      </div>
      <div className="flex flex-none">
        {held && !hidden && (
          <Button
            variant="quiet"
            aria-label={sentences.letInOf(name)}
            onClick={() => onChange({ line: { id, read: blessing } })}
          >
            {sentences.letIn}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={hidden ? sentences.showAgainOf(name) : sentences.hideOf(name)}
          onClick={() => onChange({ line: { id, hidden: !hidden } })}
        >
          {hidden ? sentences.showAgain : sentences.hide}
        </Button>
      </div>
    </li>
  )
}
