// The host's control of the screen in the hall: its link, its switches, and single lines; made for a phone at the wedding.
import type { Answer, Input } from '@lifafa/contract/endpoint'
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
import { written } from '../../../lib/parts/lang-of.ts'
import { live } from '../../../lib/queries/live.ts'
import { Loaded } from '../../../lib/queries/loaded.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'

const hallQuery = (id: string) =>
  queryOptions({
    queryKey: ['event-box', id, 'hall'],
    queryFn: () => call(getHall, { params: { id } }),
    ...live,
  })

type NewLink = Pick<Answer<typeof changeHall>, 'token' | 'link'>

/** Each button and switch has its own: a change does not wait until another one has arrived, nor is it lost. */
function useHallChange(id: string, onLink?: (link: NewLink) => void) {
  const { notSaved } = useSentences('hall', hallDialogSentences)
  const queries = useQueryClient()
  const { queryKey } = hallQuery(id)
  return useAction(
    async (body: Input<typeof changeHall.body>) => {
      // A switch moves under the finger; where that fails, it moves back.
      const { link, line, ...switches } = body
      queries.setQueryData(queryKey, (before) => before && { ...before, ...switches })
      const answer = await call(changeHall, { params: { id }, body })
      if (link) onLink?.(answer)
    },
    { failed: notSaved, keys: [queryKey] },
  )
}

export function HallDialog({ box, ...dialog }: DialogProps & { box: GiftBook }) {
  const sentences = useSentences('hall', hallDialogSentences)
  // Outlives the window: the link is answered once.
  const [made, setMade] = useState<NewLink>()
  return (
    <Dialog {...dialog} title={sentences.title} description={sentences.text}>
      <HallControl id={box.giftid} made={made} onLink={setMade} />
    </Dialog>
  )
}

interface HallControlProps {
  id: string
  /** The last one that was made in this window. */
  made: NewLink | undefined
  onLink: (link: NewLink) => void
}

function HallControl({ id, made, onLink }: HallControlProps) {
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
  return (
    <Loaded query={hall} failedTitle={sentences.loadFailed} skeleton={<Skeleton className="h-96 w-full" />}>
      {(loaded) => (
        <>
          <HallLink {...{ id, made, onLink }} hall={loaded} />
          {loaded.open && <Switches id={id} hall={loaded} />}
          {loaded.open && <HallLines id={id} lines={loaded.lines} />}
        </>
      )}
    </Loaded>
  )
}

function Switches({ id, hall }: { id: string; hall: HostsHall }) {
  const sentences = useSentences('hall', hallDialogSentences)
  return (
    <fieldset className="mt-6 border-line border-t pt-4">
      <legend className="sr-only">{sentences.settings}</legend>
      <Switch {...{ id, hall }} name="paused" label={sentences.pause} />
      <Switch {...{ id, hall }} name="shows_sum" label={sentences.showSum} />
      <Switch {...{ id, hall }} name="holds_blessings" label={sentences.holdBlessings} />
    </fieldset>
  )
}

type Switchable = 'paused' | 'shows_sum' | 'holds_blessings'

interface SwitchProps {
  id: string
  hall: HostsHall
  name: Switchable
  label: string
}

function Switch({ id, hall, name, label }: SwitchProps) {
  const { run } = useHallChange(id)
  const other: Partial<Record<Switchable, boolean>> = { [name]: !hall[name] }
  return <Checkbox label={label} checked={hall[name]} onChange={() => run(other)} />
}

function HallLink({ id, made, onLink, hall }: HallControlProps & { hall: HostsHall }) {
  const sentences = useSentences('hall', hallDialogSentences)
  const { run, isBusy } = useHallChange(id, onLink)
  // Another phone may have made another one since.
  const token = made?.link === hall.link ? made.token : null
  if (!hall.open)
    return (
      <Button wide busy={isBusy} onClick={() => run({ link: 'new' })}>
        {sentences.turnOn}
      </Button>
    )
  return (
    <>
      {token === null ? <p>{sentences.linkGone}</p> : <Link url={location.origin + hallPath(token)} />}
      <div className="mt-4 flex flex-wrap gap-3">
        {token === null && (
          <Button variant="secondary" disabled={isBusy} onClick={() => run({ link: 'new' })}>
            {sentences.newLink}
          </Button>
        )}
        <Button variant="secondary" disabled={isBusy} onClick={() => run({ link: 'none' })}>
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

function HallLines({ id, lines }: { id: string; lines: HostsHall['lines'] }) {
  const sentences = useSentences('hall', hallDialogSentences)
  return (
    <section className="mt-4 border-line border-t pt-5">
      <h3 className="text-xl">{sentences.latest}</h3>
      <p className="mt-1 text-muted text-sm">{lines.length === 0 ? sentences.none : sentences.noAddress}</p>
      <ul className="mt-2 divide-y divide-line">
        {lines.map((line) => (
          <Line key={line.id} boxId={id} line={line} />
        ))}
      </ul>
    </section>
  )
}

function Line({ boxId, line }: { boxId: string; line: HostsHall['lines'][number] }) {
  const sentences = useSentences('hall', hallDialogSentences)
  const { run, isBusy } = useHallChange(boxId)
  const { id, name, village, blessing, hidden, held } = line
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-2">
      <div className={`min-w-0 flex-1 basis-40 ${hidden ? 'text-muted line-through' : ''}`}>
        <p className="wrap-anywhere font-semibold">
          <span {...written(name)}>{name}</span>
          {village && <span {...written(village)}>{`, ${village}`}</span>}
        </p>
        {blessing && (
          <p {...written(blessing)} className={`wrap-anywhere ${held ? 'text-muted italic' : ''}`}>
            {blessing}
          </p>
        )}
      </div>
      <div className="flex flex-none">
        {held && !hidden && (
          <Button
            variant="quiet"
            disabled={isBusy}
            aria-label={sentences.letInOf(name)}
            onClick={() => run({ line: { id, read: blessing } })}
          >
            {sentences.letIn}
          </Button>
        )}
        <Button
          variant="quiet"
          disabled={isBusy}
          aria-label={hidden ? sentences.showAgainOf(name) : sentences.hideOf(name)}
          onClick={() => run({ line: { id, hidden: !hidden } })}
        >
          {hidden ? sentences.showAgain : sentences.hide}
        </Button>
      </div>
    </li>
  )
}
