// The actions on the selected box: Request Money, and its guest list as a file and on paper.

import { endsWithUpiId } from '@lifafa/contract/box-money/money-states'
import type { Money } from '@lifafa/contract/endpoints/box-money'
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { canRequestMoney, requestMoneyCountdown } from '@lifafa/contract/event-timing'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { importListSentences } from '@lifafa/contract/sentences/host/import-list'
import { moneySentence } from '@lifafa/contract/sentences/host/money'
import { ChevronDown, Download, FileUp, HandCoins, Printer, Sheet } from 'lucide-react'
import { DialogButton } from '../../../lib/dialogs/dialog-button.tsx'
import { useLanguage, useSentences } from '../../../lib/language/language.tsx'
import { MoneyParts } from '../../../lib/money/money-parts.tsx'
import { StatementButtons } from '../../../lib/money/statement-buttons.tsx'
import { GiftBookButton } from '../../../lib/register/gift-book-button.tsx'
import { serverNow } from '../../../lib/time/server-clock.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { notify } from '../../../ui/overlays/toasts.ts'
import { Tooltip } from '../../../ui/overlays/tooltip.tsx'
import { csvFile, excelFile, useGuestFile } from '../files/use-guest-file.ts'
import { usePrint } from '../print/use-print.tsx'
import { actionStyle, actionsStyle, filesStyle, lineStyle, summaryStyle } from './panel-style.ts'

const loadImportDialog = async () => (await import('../import-list/import-list-dialog.tsx')).ImportListDialog

interface BoxActionsProps {
  box: ListedBox
  /** Their number; undefined while loading. */
  guests: number | undefined
  money: Money | undefined
}

export function BoxActions({ box, guests, money }: BoxActionsProps) {
  const sentences = useSentences('guests', guestsSentences)
  const sentenceOf = useSentences('moneyPart', moneySentence)
  const { preparing } = useSentences('eventBoxes', eventBoxSentences)
  const { button: importList } = useSentences('importList', importListSentences)
  const language = useLanguage()
  const now = useNow()
  const csv = useGuestFile(box, guests, csvFile)
  const excel = useGuestFile(box, guests, excelFile)
  const { print, isBusy: isPrinting, sheet } = usePrint(box, guests)
  const isLoading = guests === undefined
  const isAvailable = canRequestMoney(box.marriage_date, now)
  const stuck = money?.parts.find(({ state }) => state === 'action-needed' || state === 'on-hold')

  /** No call is sent: the server pays out by itself when a box's cycle completes. */
  function requestMoney() {
    // The page's time is up to half a minute old, and the device's clock may have been set back.
    if (!canRequestMoney(box.marriage_date, serverNow())) notify.error(sentences.requestMoneyTooEarly)
    else if (stuck?.reason === 'no-upi-id') notify.error(sentences.upiIdWanted)
    else if (stuck && endsWithUpiId(stuck.reason) && stuck.account_digits === undefined)
      notify.error(sentences.otherUpiIdWanted)
    else if (stuck) notify.error(sentenceOf(stuck))
    else notify.success(sentences.moneyRequested)
  }

  return (
    <div className={actionsStyle}>
      <Tooltip text={isAvailable ? undefined : sentences.requestMoneyTooltip}>
        <Button disabled={!isAvailable} onClick={requestMoney} className={actionStyle}>
          <HandCoins className="size-5 max-sm:hidden" aria-hidden="true" />
          {sentences.requestMoney}
        </Button>
      </Tooltip>
      <Button
        variant="secondary"
        disabled={isLoading}
        busy={csv.isBusy}
        busyLabel={preparing}
        onClick={csv.download}
        className={actionStyle}
      >
        <Download className="size-5 max-sm:hidden" aria-hidden="true" />
        {sentences.downloadCsv}
      </Button>
      <div
        className={classNames(
          lineStyle,
          !isAvailable && 'leading-5 min-[22.5rem]:max-sm:pr-36',
          isAvailable && box.total_amount > 0 && 'min-h-14 max-sm:min-h-16 max-sm:pt-3',
        )}
      >
        {isAvailable
          ? money && <PayoutLine money={money} />
          : requestMoneyCountdown(box.marriage_date, now, language)}
      </div>
      {/* Beside the countdown, which is short; below what is said of a payout. */}
      <details className={classNames('group col-span-full', !isAvailable && 'min-[22.5rem]:max-sm:-mt-11')}>
        <summary className={summaryStyle}>
          {sentences.otherFiles}
          <ChevronDown className="size-5 transition-transform group-open:rotate-180" aria-hidden="true" />
        </summary>
        <fieldset aria-label={sentences.filesOf(box.name)} className={filesStyle}>
          <Button
            variant="secondary"
            disabled={isLoading}
            busy={excel.isBusy}
            busyLabel={preparing}
            onClick={excel.download}
          >
            <Sheet className="size-5" aria-hidden="true" />
            {sentences.excel}
          </Button>
          <Button
            variant="secondary"
            disabled={isLoading}
            busy={isPrinting}
            busyLabel={preparing}
            onClick={print}
          >
            <Printer className="size-5" aria-hidden="true" />
            {sentences.print}
          </Button>
          <StatementButtons giftid={box.giftid} boxName={box.name} />
          {!box.has_written && <GiftBookButton box={box} />}
          <DialogButton box={box} icon={FileUp} label={importList} load={loadImportDialog} />
        </fieldset>
      </details>
      {sheet}
    </div>
  )
}

/** Shows only the latest amount that was sent on; the box’s page and the statement have all. */
function PayoutLine({ money }: { money: Money }) {
  const sentOn = money.parts.filter(({ state }) => state === 'sent-on').slice(0, 1)
  return <MoneyParts parts={[...money.parts.filter(({ state }) => state !== 'sent-on'), ...sentOn]} />
}
