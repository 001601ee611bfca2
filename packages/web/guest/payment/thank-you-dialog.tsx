// The thank-you dialog after a contribution, with falling marigold petals.
import type { ReceiptSummary } from '@lifafa/contract/endpoints/payments'
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { formatShortDay } from '@lifafa/contract/guest-page/short-day'
import { chargePaise, feePaise, formatPaise, formatRupees } from '@lifafa/contract/money'
import { Fragment } from 'react'
import { Divider } from '../../app/motifs/divider.tsx'
import { EnvelopeMark } from '../../app/motifs/envelope-mark.tsx'
import { Button } from '../../app/ui/buttons/button.tsx'
import { buttonStyle } from '../../app/ui/buttons/button-style.ts'
import { classNames } from '../../app/ui/class-names.ts'
import { useSentences } from '../hydration/giving-sentences.ts'
import { aroundGap, fill } from '../hydration/serialized-sentences.ts'
import { useModal } from './use-modal.ts'

export interface ThankYou {
  /** The couple's first names with a heart, or the box's name. */
  recipientTitle: string
  /** The amount given, in whole rupees, without the fee. */
  rupees: number
  receipt: ReceiptSummary | undefined
  language: GuestLanguage
}

interface ThankYouDialogProps extends ThankYou {
  onClose: () => void
}

/** A native modal dialog: it traps focus, closes on Escape and returns focus. */
export function ThankYouDialog({ recipientTitle, rupees, receipt, language, onClose }: ThankYouDialogProps) {
  const sentences = useSentences()
  const [before, after] = aroundGap(sentences.onItsWayTo)
  const { ref, close } = useModal(onClose)
  return (
    <dialog
      ref={ref}
      onClose={onClose}
      aria-labelledby="thank-you-title"
      className="thank-you m-auto open:block w-[min(26rem,calc(100vw-2rem))] overflow-hidden rounded-sheet bg-card p-0 text-center text-ink shadow-sheet backdrop:bg-wine-deep/65"
    >
      <div className="relative isolate bg-wine px-6 pt-9 pb-8">
        <Petals />
        <EnvelopeMark className="thank-you-mark mx-auto h-20 w-25" />
      </div>
      <div className="px-6 pt-6 pb-6">
        <h2 id="thank-you-title" className="text-4xl leading-tight">
          {sentences.thankYou}
        </h2>
        <p className="mt-2 text-lg text-muted">
          {before}
          <strong className="font-semibold text-ink" translate="no">
            {formatRupees(rupees)}
          </strong>
          {after}
        </p>
        <Recipient title={recipientTitle} />
        <p className="text-lg text-muted">{sentences.afterRecipient}</p>
        <Divider className="mx-auto my-5 max-w-56" />
        <p className="text-muted" translate="no">
          {`${formatRupees(rupees)} + ${formatPaise(feePaise(rupees))} = ${formatPaise(chargePaise(rupees))}`}
        </p>
        {receipt && (
          <>
            <p className="text-muted text-sm">
              {receipt.paid_at && <span>{formatShortDay(receipt.paid_at, language)}</span>}
              {receipt.bank_reference && (
                <span>{` · ${fill(sentences.bankReferenceIs, receipt.bank_reference)}`}</span>
              )}
            </p>
            <a href={receipt.path} className={`${buttonStyle({ size: 'lg', wide: true })} mt-3`}>
              {sentences.seeReceipt}
            </a>
          </>
        )}
        <Button wide size="lg" variant="secondary" className="mt-3" onClick={() => close()}>
          {sentences.closeThanks}
        </Button>
      </div>
    </dialog>
  )
}

/** A longer first name would be cut in the larger size. */
const LONG_NAME_CHARACTERS = 16
/** Longer titles need two lines: the names stand one above the other, the heart between them. */
const ONE_LINE_CHARACTERS = 20

function Recipient({ title }: { title: string }) {
  const [first = '', ...others] = title.split(' ♥ ')
  const isStacked = title.length > ONE_LINE_CHARACTERS
  const isLong = others.length > 0 && [first, ...others].some(({ length }) => length > LONG_NAME_CHARACTERS)
  return (
    <p
      translate="no"
      className={classNames(
        'written wrap-anywhere mt-1 font-heading text-maroon leading-snug',
        isLong ? '-mx-4 text-[0.95rem]' : 'text-2xl',
      )}
    >
      {first}
      {others.map((name) => (
        <Fragment key={name}>
          {' '}
          <span className={isStacked ? 'block' : undefined}>♥</span> <span>{name}</span>
        </Fragment>
      ))}
    </p>
  )
}

const petals = Array.from({ length: 14 }, (_, place) => ({
  left: `${(place * 37) % 95}%`,
  animationDelay: `${((place * 7) % 13) / 10}s`,
}))

/** Marigold petals that fall once (petals.css), spread over the width and over the first second. */
function Petals() {
  return (
    <div className="petals" aria-hidden="true">
      {petals.map((style) => (
        // Set by script, not by the document: the policy allows no style in markup.
        <i key={style.left} style={style} />
      ))}
    </div>
  )
}
