// The gifts of a guest: those that are ticked are exported, or erased if they can be. All are ticked at first: families that share a
// number untick some.
import { adminExportGuest, type HeldGift } from '@lifafa/contract/endpoints/guest-requests/guest-requests'
import { guestRequestSentences as sentences } from '@lifafa/contract/sentences/guest-requests'
import { useRef, useState } from 'react'
import { fileName } from '../../lib/browser/file-name.ts'
import { saveFile } from '../../lib/browser/save-file.ts'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { useSingleFlight } from '../../lib/calls/use-single-flight.ts'
import { useLazyDialog } from '../../lib/dialogs/use-lazy-dialog.tsx'
import { bulleted, sentencesOf } from '../../lib/network/api-error.ts'
import { SectionHead } from '../../lib/page/section-head.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { notify } from '../../ui/overlays/toasts.ts'
import { HeldGiftCard } from './held-gift-card.tsx'

const loadDialog = async () => (await import('./erase-guest-dialog.tsx')).EraseGuestDialog

/** As the calls name a gift. */
const named = ({ order, box }: HeldGift) => ({ order, box: box.id })

export function HeldGifts({ gifts, hasMore }: { gifts: HeldGift[]; hasMore: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const { once, isBusy } = useSingleFlight()
  const ticked = gifts.filter(({ order }) => !unticked.has(order))
  const chosen = ticked.map(named)
  /** The others say at their card why not yet. */
  const erasable = ticked.filter(({ is_empty, obstacle }) => !is_empty && obstacle === null).map(named)
  const { trigger, dialog } = useLazyDialog(loadDialog, {
    chosen: erasable,
    finalFocus: () => heading.current,
  })

  const tick = (order: string, isTicked: boolean) =>
    setUnticked((before) => {
      const after = new Set(before)
      if (isTicked) after.delete(order)
      else after.add(order)
      return after
    })

  async function download() {
    try {
      const { content } = await adminCall(adminExportGuest, { body: { gifts: chosen } })
      saveFile(new Blob([content], { type: 'text/plain;charset=utf-8' }), fileName('guest', '_details.txt'))
      notify.success(sentences.exported)
    } catch (error) {
      notify.error(bulleted(sentencesOf(error, sentences.exportFailed)))
    }
  }

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
              box={gift.box.id}
              isTicked={!unticked.has(gift.order)}
              onTick={(isTicked) => tick(gift.order, isTicked)}
            />
          </li>
        ))}
      </ul>
      <div className="mt-5 flex gap-3 max-sm:flex-col">
        <Button
          variant="secondary"
          disabled={chosen.length === 0}
          busy={isBusy}
          busyLabel="Preparing..."
          onClick={() => once(download)}
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
