// The page of a gift's receipt: whom it is for, the receipt, a blessing while the moment lasts, and what to do with it.
import { coupleOf, recipientTitle } from '@lifafa/contract/guest-page/recipient'
import { formatPaise } from '@lifafa/contract/money'
import type { ReceiptProps, ReceiptState } from '@lifafa/contract/web-build'
import { Divider } from '../../app/motifs/divider.tsx'
import { Garland } from '../../app/motifs/garland.tsx'
import { Heart } from '../../app/motifs/heart.tsx'
import { Mandala } from '../../app/motifs/mandala.tsx'
import { buttonStyle } from '../../app/ui/buttons/button-style.ts'
import { classNames } from '../../app/ui/class-names.ts'
import { LanguageMenu } from '../document/header/language-menu.tsx'
import { PageFrame } from '../document/page-frame.tsx'
import { BlessingForm } from './blessing-form.tsx'
import { amountsOf, detailsOf, type Fact, noteOf, stateOf } from './receipt-facts.ts'
import { sentencesIn } from './receipt-sentences.ts'

export function ReceiptPage(props: ReceiptProps) {
  const { language, isSandbox, blessing, boxPath, picturePath } = props
  const sentences = sentencesIn[language]
  return (
    <PageFrame language={language} isSandbox={isSandbox}>
      <header className="relative bg-wine px-5 pt-26 pb-18 text-center text-cream">
        <div className="absolute inset-0 overflow-hidden">
          <Mandala className="absolute top-1/2 left-1/2 w-[44rem] -translate-x-1/2 -translate-y-1/2 text-saffron opacity-20" />
          <div className="absolute inset-0 bg-[radial-gradient(at_50%_0%,#6b1426cc,transparent_70%)]" />
          <Garland className="absolute inset-x-0 top-0" />
        </div>
        <LanguageMenu language={language} />
        <p className="relative text-saffron">{sentences.giftTo}</p>
        <Names {...props} />
      </header>
      <main className="-mt-10 relative mx-auto w-full max-w-[34rem] px-4 pb-14 sm:px-6">
        <ReceiptSheet {...props} />
        {blessing && (blessing.canWrite || blessing.text) && <BlessingForm {...props} blessing={blessing} />}
        <div className="mt-4 grid gap-3 sm:grid-flow-col sm:auto-cols-fr">
          {props.receipt.state !== 'awaited' && (
            <a href={picturePath} className={buttonStyle({ variant: 'secondary' })}>
              {sentences.save}
            </a>
          )}
          <ShareReceipt {...props} />
        </div>
        {boxPath && (
          <p className="mt-8 text-center">
            <a
              href={boxPath}
              className="inline-flex min-h-12 items-center rounded-field px-3 font-semibold text-maroon underline decoration-gold underline-offset-4 hover:decoration-maroon"
            >
              {sentences.backToBox}
            </a>
          </p>
        )}
      </main>
    </PageFrame>
  )
}

/** A word, or a whole title, of so many letters or more is set smaller. */
const SIZES = [
  { word: 26, title: Number.POSITIVE_INFINITY, look: 'flex-col gap-1 text-[1.05rem] sm:text-4xl' },
  { word: 20, title: 70, look: 'flex-col gap-1 text-[1.25rem] sm:text-4xl' },
  { word: 10, title: 30, look: 'flex-col gap-1 text-[1.65rem] sm:text-4xl' },
  { word: 0, title: 0, look: 'gap-3 text-4xl sm:text-5xl' },
]

function Names({ box }: Pick<ReceiptProps, 'box'>) {
  const couple = coupleOf(box)
  const words = couple ? [couple.groom, couple.bride] : [box.name]
  const title = words.join(' ')
  const longest = Math.max(...title.split(/\s+/).map(({ length }) => length))
  const size = SIZES.find((each) => longest >= each.word || title.length >= each.title)
  return (
    <h1
      translate="no"
      className={classNames(
        'wrap-anywhere relative mx-auto mt-1 flex max-w-2xl items-center justify-center leading-[1.2]',
        size?.look,
      )}
    >
      {couple ? (
        <>
          <span className="max-w-full">{couple.groom}</span>{' '}
          <Heart className="h-[0.55em] w-[0.6em] flex-none text-saffron" />{' '}
          <span className="max-w-full">{couple.bride}</span>
        </>
      ) : (
        <span className="max-w-full">{box.name}</span>
      )}
    </h1>
  )
}

/**
 * The button that shares the receipt: its script (receipt-actions.ts) shows it, where the browser can share or copy.
 */
function ShareReceipt({ language, box, receipt, sharedUrl }: ReceiptProps) {
  const { share, shareText, copied } = sentencesIn[language]
  const text = shareText(formatPaise(receipt.giftPaise), recipientTitle(box))
  return (
    <div data-share data-url={sharedUrl} data-text={text} data-copied={copied} hidden>
      <button type="button" className={buttonStyle({ variant: 'secondary', wide: true })}>
        {share}
      </button>
      <p role="status" className="wrap-anywhere mt-2 text-center text-muted text-sm empty:hidden" />
    </div>
  )
}

const TONES: Record<ReceiptState, string> = {
  paid: 'bg-leaf-wash text-leaf',
  'partly-refunded': 'bg-selected text-selected-ink',
  refunded: 'bg-selected text-selected-ink',
  awaited: 'bg-selected text-selected-ink',
}

/** The receipt itself: the amount and how it stands, the sum, the references, and where the money goes. */
function ReceiptSheet(props: ReceiptProps) {
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
