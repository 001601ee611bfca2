// The gifts of a guest: those that are ticked are exported, or erased if they can be. All are ticked at first: families that share a
// number untick some. Those of a namesake are not.
import { adminExportGuest, type HeldGift } from '@lifafa/contract/endpoints/guest-requests/guest-requests'
import { guestRequestSentences as sentences } from '@lifafa/contract/sentences/guest-requests'
import { useRef, useState } from 'react'
import { saveFile } from '../../lib/browser/save-file.ts'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { useAction } from '../../lib/calls/use-action.ts'
import { useDialog } from '../../lib/dialogs/use-dialog.tsx'
import { SectionHead } from '../../lib/page/section-head.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { HeldGiftCard } from './held-gift-card.tsx'

const loadDialog = async () => (await import('./erase-guest-dialog.tsx')).EraseGuestDialog

/** As the calls name a gift. */
const named = ({ order, box }: HeldGift) => ({ order, box: box.id })

export function HeldGifts({ gifts, hasMore }: { gifts: HeldGift[]; hasMore: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [unticked, setUnticked] = useState(() =>
    gifts.filter(({ by_name }) => by_name).map(({ order }) => order),
  )
  const ticked = gifts.filter(({ order }) => !unticked.includes(order))
  const chosen = ticked.map(named)
  /** The others say at their card why not yet. */
  const erasable = ticked.filter(({ is_empty, obstacle }) => !is_empty && obstacle === null).map(named)
  const { trigger, dialog } = useDialog(loadDialog, { chosen: erasable }, heading)
  const download = useAction(
    async () => {
      const { content } = await adminCall(adminExportGuest, { body: { gifts: chosen } })
      saveFile(content, 'guest', '_details.txt')
    },
    { done: sentences.exported, failed: sentences.exportFailed },
  )

  const tick = (order: string, isTicked: boolean) =>
    setUnticked((before) => (isTicked ? before.filter((each) => each !== order) : [...before, order]))

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
              isTicked={!unticked.includes(gift.order)}
              onTick={(isTicked) => tick(gift.order, isTicked)}
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
