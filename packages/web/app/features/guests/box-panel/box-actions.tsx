// The actions on the selected box: Request Money, and the download of its guest list.

import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import type { GuestContribution, PayoutSummary } from '@lifafa/contract/endpoints/guests'
import { canRequestMoney, requestMoneyCountdown } from '@lifafa/contract/event-timing'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { Download, HandCoins } from 'lucide-react'
import { useNow } from '../../../lib/time/use-now.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { notify } from '../../../ui/overlays/toasts.tsx'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'
import { useCsvDownload } from '../csv/use-csv-download.ts'
import { PayoutLine } from './payout-line.tsx'

interface BoxActionsProps {
  box: ListedBox
  /** Undefined while loading. */
  guests: GuestContribution[] | undefined
  payout: PayoutSummary | undefined
}

/** The line below Request Money takes its place also when it is empty. */
export const actionsStyle =
  'grid gap-x-3 gap-y-2 p-5 [grid-template-areas:"request"_"line"_"download"] sm:grid-cols-[auto_auto_1fr] sm:px-7 sm:pb-4 sm:[grid-template-areas:"request_download_."_"line_line_line"]'

export function BoxActions({ box, guests, payout }: BoxActionsProps) {
  const now = useNow()
  const { download, isBusy } = useCsvDownload(box.name, guests)
  const isAvailable = canRequestMoney(box.marriage_date, now)

  /** No call is sent: the server pays out by itself when a box's cycle completes. */
  function requestMoney() {
    // The page's clock may be half a minute behind the device's, and that may have been set back.
    if (!canRequestMoney(box.marriage_date, new Date())) notify.error(sentences.requestMoneyTooEarly)
    else if (payout?.wanted === 'upi-id') notify.error(sentences.upiIdWanted)
    else if (payout?.wanted === 'other-upi-id') notify.error(sentences.otherUpiIdWanted)
    else notify.success(sentences.moneyRequested)
  }

  return (
    <div className={actionsStyle}>
      <Tooltip text={isAvailable ? undefined : sentences.requestMoneyTooltip}>
        <Button disabled={!isAvailable} onClick={requestMoney} className="[grid-area:request]">
          <HandCoins className="size-5" aria-hidden="true" />
          Request Money
        </Button>
      </Tooltip>
      <div
        className={classNames(
          'text-muted tabular-nums leading-6 [grid-area:line]',
          // Reserves the place of the payout's state, so that nothing moves when it arrives.
          isAvailable && box.total_amount > 0 ? 'min-h-12 sm:min-h-6' : 'min-h-6',
        )}
      >
        {isAvailable
          ? payout && <PayoutLine payout={payout} />
          : requestMoneyCountdown(box.marriage_date, now)}
      </div>
      <Button
        variant="secondary"
        disabled={guests === undefined}
        busy={isBusy}
        busyLabel="Preparing..."
        onClick={download}
        className="[grid-area:download]"
      >
        <Download className="size-5" aria-hidden="true" />
        Download CSV
      </Button>
    </div>
  )
}
