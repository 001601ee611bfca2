// The gifts of a guest: those that are ticked are exported, or erased if they can be. All are ticked at first: families that share a
// number untick some. Those of a namesake are not.

import { formatDay } from '@lifafa/contract/dates'
import {
  adminEraseGuest,
  adminExportGuest,
  giftInWords,
  type HeldGift,
} from '@lifafa/contract/endpoints/guest-requests/guest-requests'
import { adminSearchSentences } from '@lifafa/contract/sentences/admin/search'
import { guestRequestSentences as sentences } from '@lifafa/contract/sentences/guest-requests'
import { useRef, useState } from 'react'
import { saveFile } from '../../lib/browser/save-file.ts'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { useAction } from '../../lib/calls/use-action.ts'
import { useDialog } from '../../lib/dialogs/use-dialog.tsx'
import { SectionHead } from '../../lib/page/section-head.tsx'
import { HostLink } from '../../lib/parts/host-link.tsx'
import { written } from '../../lib/parts/lang-of.ts'
import { when } from '../../lib/time/when.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/display/card.tsx'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'

const loadConfirm = async () => (await import('../../lib/dialogs/confirm-dialog.tsx')).ConfirmDialog

/** As the calls name a gift. */
const named = ({ order, box }: HeldGift) => ({ order, box: box.id })

export function HeldGifts({ gifts, hasMore }: { gifts: HeldGift[]; hasMore: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  /** By the administrator's hand. The list is fetched again, with gifts that were not there at first. */
  const [ticks, setTicks] = useState<Record<string, boolean>>({})
  const isTicked = ({ order, by_name }: HeldGift) => ticks[order] ?? !by_name
  const ticked = gifts.filter(isTicked)
  const chosen = ticked.map(named)
  /** The others say at their card why not yet. */
  const erasable = ticked.filter(({ is_empty, obstacle }) => !is_empty && obstacle === null).map(named)
  const { trigger, dialog } = useDialog(
    loadConfirm,
    {
      title: sentences.eraseTitle(erasable.length),
      consequences: sentences.eraseConsequences,
      keep: sentences.keep,
      confirm: sentences.erase,
      busy: sentences.erasing,
      fallback: sentences.eraseFailed,
      isDanger: true,
      onConfirm: () => adminCall(adminEraseGuest, { body: { gifts: erasable } }),
      done: sentences.erased,
      // Lists of gifts name the guest, too.
      keys: [[]],
    },
    heading,
  )
  const download = useAction(
    async () => {
      const { content } = await adminCall(adminExportGuest, { body: { gifts: chosen } })
      saveFile(content, 'guest', '_details.txt')
    },
    { done: sentences.exported, failed: sentences.exportFailed },
  )

  return (
    <section>
      <SectionHead title={sentences.heldOf(gifts.length)} heading={heading}>
        {hasMore && sentences.hasMore}
      </SectionHead>
      <ul className="grid gap-4">
        {gifts.map((gift) => (
          <li key={gift.order}>
            <HeldGiftCard
              gift={gift}
              isTicked={isTicked(gift)}
              onTick={(isNow) => setTicks((before) => ({ ...before, [gift.order]: isNow }))}
            />
          </li>
        ))}
      </ul>
      <div className="mt-5 flex gap-3 max-sm:flex-col">
        <Button
          variant="secondary"
          disabled={chosen.length === 0}
          busy={download.isBusy}
          busyLabel="Preparing..."
          onClick={() => download.run()}
        >
          {sentences.exportButton}
        </Button>
        <Button variant="danger" disabled={erasable.length === 0} busy={trigger.isOpening} {...trigger.props}>
          {sentences.eraseSome(erasable.length, ticked.length)}
        </Button>
      </div>
      {dialog}
    </section>
  )
}

const loadCorrect = async () => (await import('./correct-guest-dialog.tsx')).CorrectGuestDialog
/** Others are neutral. */
const TONES: Partial<Record<HeldGift['state'], 'success' | 'accent'>> = {
  paid: 'success',
  refunded: 'accent',
}
const DETAILS = Object.entries(sentences.details) as [keyof typeof sentences.details, string][]

interface HeldGiftCardProps {
  gift: HeldGift
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

function HeldGiftCard({ gift, isTicked, onTick }: HeldGiftCardProps) {
  const { trigger, dialog } = useDialog(loadCorrect, { gift })
  const amount = giftInWords(gift)
  const event = `“${gift.box.name}”`
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <Checkbox
          checked={isTicked}
          onChange={({ target }) => onTick(target.checked)}
          aria-label={sentences.choose(amount, event)}
          label={
            <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1 leading-snug">
              <span className="font-heading text-maroon text-xl">{amount}</span>
              <span {...written(event)} className="wrap-anywhere font-semibold">
                {event}
              </span>
              <Badge tone={TONES[gift.state]}>{adminSearchSentences.states[gift.state]}</Badge>
            </span>
          }
        />
        <time dateTime={gift.at} className="py-2.5 text-muted">
          {when(gift.at)}
        </time>
      </div>
      <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 sm:grid-cols-[minmax(8rem,auto)_minmax(0,1fr)] sm:gap-x-6">
        <dt className="text-muted max-sm:text-sm">{sentences.host}</dt>
        <dd>
          <HostLink name={gift.box.host} id={gift.box.host_id} />
        </dd>
        {DETAILS.filter(([key]) => gift[key] !== null).map(([key, term]) => (
          <div key={key} className="contents">
            <dt className="text-muted max-sm:text-sm">{term}</dt>
            <dd {...written(gift[key])} className="wrap-anywhere whitespace-pre-line">
              {gift[key]}
            </dd>
          </div>
        ))}
      </dl>
      {gift.erased_at && (
        <p className="text-muted">
          {gift.is_empty
            ? sentences.erasedOn(formatDay(gift.erased_at))
            : sentences.contactsErasedOn(formatDay(gift.erased_at))}
        </p>
      )}
      {gift.obstacle && !gift.is_empty && <p className="text-muted">{sentences.obstacle(gift.obstacle)}</p>}
      {gift.by_name && <p className="text-muted">{sentences.byName}</p>}
      {gift.state !== 'written' && gift.erased_at === null && (
        <div className="border-line border-t pt-4">
          <Button
            variant="quiet"
            className="-ml-5"
            aria-label={sentences.correctOf(amount, event)}
            busy={trigger.isOpening}
            {...trigger.props}
          >
            {sentences.correct}
          </Button>
        </div>
      )}
      {dialog}
    </Card>
  )
}
