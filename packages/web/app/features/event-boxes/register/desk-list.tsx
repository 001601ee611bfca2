// The desks of an event: open ones with the phones at each as they last told of themselves, ended ones folded away; and what their host
// may do with them.

import { formatDayAndTime } from '@lifafa/contract/dates'
import { changeDesk, type Desk } from '@lifafa/contract/endpoints/register/desks'
import type { RefObject } from 'react'
import { call } from '../../../lib/calls/api.ts'
import { useAction } from '../../../lib/calls/use-action.ts'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { useLanguage } from '../../../lib/language/language.tsx'
import { written } from '../../../lib/parts/lang-of.ts'
import { desksQuery } from '../../../lib/register/register-queries.ts'
import { useRegisterSentences } from '../../../lib/register/register-sentences.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'

const loadEnd = async () => (await import('../../../lib/dialogs/confirm-dialog.tsx')).ConfirmDialog
const loadRenew = async () => (await import('./renew-desk-dialog.tsx')).RenewDeskDialog
const loadTakeFile = async () => (await import('./take-file-dialog.tsx')).TakeFileDialog

interface DeskListProps {
  giftid: string
  desks: Desk[]
  /** Receives the focus where a button has left with its desk. */
  heading: RefObject<HTMLElement | null>
}

export function DeskList({ giftid, desks, heading }: DeskListProps) {
  const sentences = useRegisterSentences()
  const end = useDialog(loadEnd, {}, heading)
  const renew = useDialog(loadRenew, { giftid }, heading)
  const takeFile = useDialog(loadTakeFile, { giftid }, heading)
  const open = desks.filter(({ state }) => state !== 'ended')
  const ended = desks.filter(({ state }) => state === 'ended')
  function askToEnd({ id, helper, devices }: Desk, button: HTMLElement) {
    const unsent = devices.reduce((sum, device) => sum + device.unsent, 0)
    void end.open(
      {
        title: sentences.endTitle(helper),
        consequences: [
          ...[sentences.endStops, sentences.endStays],
          ...(unsent > 0 ? [sentences.endUnsent(unsent)] : []),
        ],
        keep: sentences.keepOpen,
        confirm: sentences.end,
        busy: sentences.ending,
        isDanger: true,
        onConfirm: () => call(changeDesk, { params: { id: giftid, desk: id }, body: { state: 'ended' } }),
        done: sentences.deskEnded,
        fallback: sentences.endFailed,
        keys: [desksQuery(giftid).queryKey],
      },
      button,
    )
  }
  const rowOf = (desk: Desk) => (
    <DeskRow
      key={desk.id}
      giftid={giftid}
      desk={desk}
      onEnd={(button) => askToEnd(desk, button)}
      onRenew={(button) => renew.open({ desk }, button)}
      onTakeFile={(button) => takeFile.open({ desk }, button)}
    />
  )
  return (
    <>
      {open.length > 0 && (
        <ul className="mt-5 divide-y divide-line border-line border-t">{open.map(rowOf)}</ul>
      )}
      {ended.length > 0 && (
        <details className="mt-4 border-line border-t pt-2">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-maroon">
            {sentences.endedDesks(ended.length)}
          </summary>
          <ul className="divide-y divide-line">{ended.map(rowOf)}</ul>
        </details>
      )}
      {end.dialog}
      {renew.dialog}
      {takeFile.dialog}
    </>
  )
}

const TONES = { open: 'success', paused: 'accent', ended: 'neutral', closed: 'danger' } as const

interface DeskRowProps {
  giftid: string
  desk: Desk
  /** These open dialogs; `button` is the pressed one. */
  onEnd: (button: HTMLElement) => void
  onRenew: (button: HTMLElement) => void
  onTakeFile: (button: HTMLElement) => void
}

function DeskRow({ giftid, desk, onEnd, onRenew, onTakeFile }: DeskRowProps) {
  const sentences = useRegisterSentences()
  const language = useLanguage()
  const { state, helper, last_entry_at, devices } = desk
  const change = useAction(
    (to: 'open' | 'paused') =>
      call(changeDesk, { params: { id: giftid, desk: desk.id }, body: { state: to } }).then(() => to),
    {
      done: (to) => (to === 'paused' ? sentences.deskPaused : sentences.deskResumed),
      failed: sentences.changeFailed,
      keys: [desksQuery(giftid).queryKey],
    },
  )
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 {...written(helper)} className="wrap-anywhere font-semibold font-text text-lg leading-snug">
            {helper}
          </h3>
          <Badge tone={TONES[state]}>{sentences.states[state]}</Badge>
        </div>
        <p className="text-muted">
          <span>
            {last_entry_at === null
              ? sentences.noEntry
              : `${sentences.entries(desk.entries)}, ${sentences.lastEntry(formatDayAndTime(last_entry_at, language))}`}
          </span>
          <span>
            {state === 'ended' ? '' : ` · ${sentences.endsOn(formatDayAndTime(desk.ends_at, language))}`}
          </span>
        </p>
        {state === 'closed' && <p className="text-danger">{sentences.lockedText}</p>}
        <ul className="mt-1 grid gap-1 text-sm">
          {devices.length === 0 && state !== 'ended' && <li className="text-muted">{sentences.noDevice}</li>}
          {devices.map((device) => (
            <li key={device.letter} className="wrap-anywhere flex flex-wrap gap-x-3 text-muted tabular-nums">
              <span {...written(device.helper)} className="font-semibold text-ink">
                {sentences.device(device.letter, device.helper)}
              </span>
              {device.battery_percent !== null && <span>{sentences.battery(device.battery_percent)}</span>}
              <span>{sentences.seen(formatDayAndTime(device.last_seen_at, language))}</span>
              {device.unsent > 0 && <span className="text-danger">{sentences.unsent(device.unsent)}</span>}
            </li>
          ))}
        </ul>
      </div>
      <fieldset
        aria-label={sentences.secretsTitle(helper)}
        className="-mx-3 flex flex-wrap items-center md:mx-0 md:items-start"
      >
        {(state === 'open' || state === 'paused') && (
          <Button
            variant="quiet"
            className="px-3!"
            busy={change.isBusy}
            onClick={() => change.run(state === 'open' ? 'paused' : 'open')}
          >
            {state === 'open' ? sentences.pause : sentences.resume}
          </Button>
        )}
        {state === 'ended' ? (
          devices.length > 0 && (
            <Button
              variant="quiet"
              className="px-3!"
              onClick={({ currentTarget }) => onTakeFile(currentTarget)}
            >
              {sentences.takeFile}
            </Button>
          )
        ) : (
          <>
            <Button variant="quiet" className="px-3!" onClick={({ currentTarget }) => onRenew(currentTarget)}>
              {sentences.newPin}
            </Button>
            <Button variant="quiet" className="px-3!" onClick={({ currentTarget }) => onEnd(currentTarget)}>
              {sentences.end}
            </Button>
          </>
        )}
      </fieldset>
    </li>
  )
}
