// The desks of an event: open ones with the phones at each, ended ones folded away.
import { changeDesk, type Desk } from '@lifafa/contract/endpoints/register/desks'
import type { RefObject } from 'react'
import { call } from '../../../lib/calls/api.ts'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { desksQuery } from '../../../lib/register/register-queries.ts'
import { useRegisterSentences } from '../../../lib/register/register-sentences.ts'
import { DeskRow } from './desk-row.tsx'

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
