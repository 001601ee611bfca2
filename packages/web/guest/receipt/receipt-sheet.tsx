// The receipt itself: the amount and how it stands, the sum, the references, and where the money goes.
import { formatPaise } from '@lifafa/contract/money'
import type { ReceiptProps, ReceiptState } from '@lifafa/contract/web-build'
import { Divider } from '../../app/motifs/divider.tsx'
import { classNames } from '../../app/ui/class-names.ts'
import { amountsOf, detailsOf, type Fact, noteOf, stateOf } from './receipt-facts.ts'

const TONES: Record<ReceiptState, string> = {
  paid: 'bg-leaf-wash text-leaf',
  'partly-refunded': 'bg-selected text-selected-ink',
  refunded: 'bg-selected text-selected-ink',
  awaited: 'bg-selected text-selected-ink',
}

export function ReceiptSheet(props: ReceiptProps) {
  const { state, giftPaise } = props.receipt
  return (
    <section className="rounded-sheet border border-line bg-card px-5 pt-6 pb-5 shadow-lift sm:px-8 sm:pt-8">
      <div className="text-center">
        <p className={classNames('inline-block rounded-full px-4 py-1 font-semibold text-sm', TONES[state])}>
          {stateOf(props)}
        </p>
        <p
          translate="no"
          className="mt-2 font-heading text-[clamp(2.5rem,14vw,3.5rem)] text-maroon leading-tight"
        >
          {formatPaise(giftPaise)}
        </p>
      </div>
      <Divider className="mx-auto mt-3 mb-2 max-w-56" />
      <dl>
        {amountsOf(props).map((fact) => (
          <Line key={fact.name} {...fact} isSum />
        ))}
        {detailsOf(props).map((fact) => (
          <Line key={fact.name} {...fact} />
        ))}
      </dl>
      <p className="mt-4 rounded-field bg-selected/55 px-4 py-3 text-muted text-sm leading-snug">
        {noteOf(props)}
      </p>
    </section>
  )
}

function Line({ name, text, isWritten, isCode, isSum }: Fact & { isSum?: boolean }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-5 border-line/80 border-b py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd
        translate={isWritten || isCode || isSum ? 'no' : undefined}
        className={classNames(
          'ml-auto min-w-0 max-w-full text-right leading-snug',
          isSum && 'font-semibold',
          isCode && 'wrap-anywhere select-all',
          isWritten && 'wrap-anywhere font-semibold',
        )}
      >
        {text}
      </dd>
    </div>
  )
}
