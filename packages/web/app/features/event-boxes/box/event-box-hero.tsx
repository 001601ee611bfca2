// The header of an event box: names, date, total and QR code.
import { formatDay } from '@lifafa/contract/dates'
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { moneyOf } from '@lifafa/contract/endpoints/register/split'
import {
  canDownloadPoster,
  canEditEvent,
  hasEnded,
  isToday,
  isUpcoming,
  timingBadge,
} from '@lifafa/contract/event-timing'
import { QR_SIZE_PX } from '@lifafa/contract/limits'
import { formatCount, formatRupees, paiseToRupees, rupeesToPaise } from '@lifafa/contract/money'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { hallDialogSentences } from '@lifafa/contract/sentences/host/hall'
import { printSentences } from '@lifafa/contract/sentences/host/print'
import { Pencil, Printer, Tv } from 'lucide-react'
import { qrModules, qrPicture } from '../../../../drawing/posters/qr-modules.ts'
import { DialogButton } from '../../../lib/dialogs/dialog-button.tsx'
import { useLanguage, useSentences } from '../../../lib/language/language.tsx'
import { PageHeading } from '../../../lib/page/page-heading.tsx'
import { written } from '../../../lib/parts/lang-of.ts'
import { useGiftSplitSentences } from '../../../lib/register/register-sentences.ts'
import { SplitLine } from '../../../lib/register/split-line.tsx'
import { Mandala } from '../../../motifs/mandala.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card } from '../../../ui/display/card.tsx'
import { longestWordWidth } from '../../../ui/display/longest-word-width.ts'
import { useCountUp } from '../../../ui/display/use-count-up.ts'
import type { EventBoxDetail } from '../event-box-query.ts'
import { DownloadMenu } from '../poster/download-menu.tsx'
import { qrElementId } from '../poster/qr-element-id.ts'
import { ShareActions } from '../share/share-actions.tsx'

/** A longer name in the largest size would fill a phone's screen. */
const LONG_TITLE_CHARACTERS = 40
/** Longer words would be cut there. */
const LONG_WORD_WIDTHS = { small: 22, middle: 13 }

function sizeOf(name: string): string {
  const width = longestWordWidth(name)
  if (width > LONG_WORD_WIDTHS.small) return 'text-[1.1rem] sm:text-[1.75rem] md:text-[1.25rem] lg:text-3xl'
  if (width > LONG_WORD_WIDTHS.middle || name.length > LONG_TITLE_CHARACTERS) return 'text-2xl lg:text-4xl'
  return 'text-[2.25rem] lg:text-[3.25rem]'
}

export function EventBoxHero({ detail, now }: { detail: EventBoxDetail; now: Date }) {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  const language = useLanguage()
  const { gift_book: box } = detail
  const day = box.marriage_date
  const badge = timingBadge(day, now, language)
  return (
    <Card
      tone="wine"
      className="grid gap-x-10 gap-y-6 sm:p-8! md:grid-cols-[minmax(0,1fr)_auto] md:grid-rows-[auto_1fr_auto] lg:p-10!"
    >
      <Mandala className="-z-10 -translate-y-1/2 absolute top-1/2 -right-42 w-[40rem] text-saffron opacity-20 max-md:top-auto max-md:-bottom-80" />
      <div className="-z-10 absolute inset-0 bg-radial-[at_85%_50%] from-maroon to-transparent to-65% max-md:bg-radial-[at_50%_80%]" />
      <div className="min-w-0">
        <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-saffron">{sentences.types[box.event_type]}</p>
          {badge && (
            <Badge tone={isUpcoming(day, now) || isToday(day, now) ? 'accent' : 'onDark'}>{badge}</Badge>
          )}
        </div>
        <PageHeading
          {...written(box.name)}
          className={classNames('wrap-anywhere mt-2.5 leading-[1.15]', sizeOf(box.name))}
        >
          {box.name}
        </PageHeading>
        <p className="mt-3 text-cream/90 text-lg">
          <span className="whitespace-nowrap">{formatDay(day, language)}</span>
          <span {...written(box.location)} className="wrap-anywhere block">
            {box.location}
          </span>
        </p>
      </div>
      <QrCode box={box} now={now} className="md:col-start-2 md:row-span-2 md:row-start-1" />
      {/* A phone shows what is shared first. */}
      <Totals detail={detail} />
      <ShareActions box={box} now={now} />
      <EventBoxActions box={box} now={now} />
    </Card>
  )
}

/** The sums of gifts online alone, until others were written down. */
function Totals({ detail: { total_amount, contributions, register } }: { detail: EventBoxDetail }) {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  const { all, gifts } = useGiftSplitSentences()
  // A gift that comes online while the page is open is in the total, and not yet in the register's sums.
  const split = register && { ...register, online_paise: rupeesToPaise(total_amount) }
  const total = split ? paiseToRupees(moneyOf(split)) : total_amount
  const shown = useCountUp(total) ?? total
  return (
    <div className="self-start border-gold/35 border-t pt-5 max-md:order-last">
      <dl className="@container flex flex-wrap gap-x-12 gap-y-3">
        <Stat label={split ? all : sentences.totalContributions} figure={formatRupees(shown)} />
        <Stat
          label={split ? gifts : sentences.guests}
          figure={formatCount(contributions.length + (split?.written ?? 0))}
        />
      </dl>
      {split && <SplitLine split={split} className="mt-2 text-cream/90" />}
    </div>
  )
}

function Stat({ label, figure }: { label: string; figure: string }) {
  return (
    <div className="flex flex-col">
      <dt className="text-saffron">{label}</dt>
      <dd className="font-heading text-[clamp(2rem,10cqi,2.75rem)] leading-tight">{figure}</dd>
    </div>
  )
}

interface QrCodeProps {
  box: GiftBook
  now: Date
  className?: string
}

/** The box's QR code, to be scanned from the screen. */
function QrCode({ box, now, className }: QrCodeProps) {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  return (
    <figure className={classNames('flex flex-col items-center justify-center gap-3 text-center', className)}>
      <div className="rounded-card bg-[#ffffff] p-3 shadow-lift ring-4 ring-gold/45">
        <img
          src={qrPicture(qrModules(box.contribute_url))}
          width={QR_SIZE_PX}
          height={QR_SIZE_PX}
          id={qrElementId(box.giftid)}
          alt={sentences.qrCodeOf(box.name)}
        />
      </div>
      <figcaption className="max-w-64 text-cream/90">
        {hasEnded(box.marriage_date, now) ? sentences.qrCodeOver : sentences.qrCodeText}
      </figcaption>
    </figure>
  )
}

const loadPrint = async () => (await import('../poster/print/print-dialog.tsx')).PrintDialog
const loadHall = async () => (await import('../hall/hall-dialog.tsx')).HallDialog
const loadEdit = async () => (await import('../form/edit-event-box-dialog.tsx')).EditEventBoxDialog

/** The actions on an event box, beside its QR code. (Sharing is beside the link.) */
function EventBoxActions({ box, now }: { box: GiftBook; now: Date }) {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  const hall = useSentences('hall', hallDialogSentences)
  const { title: print } = useSentences('print', printSentences)
  const day = box.marriage_date
  const noPoster = !canDownloadPoster(day, now) && sentences.downloadBlocked
  const noHall = hasEnded(day, now) && hall.over
  const noEdit = !canEditEvent(day, now) && sentences.editBlocked
  const look = { box, variant: 'onDark' } as const
  return (
    <section
      aria-label={sentences.print}
      className="grid content-end gap-2.5 max-sm:grid-cols-2 sm:max-md:grid-cols-3 md:col-start-2 md:row-start-3"
    >
      <DownloadMenu box={box} now={now} />
      <DialogButton {...look} icon={Printer} label={print} load={loadPrint} blocked={noPoster} />
      <DialogButton {...look} icon={Tv} label={hall.title} load={loadHall} blocked={noHall} />
      <DialogButton {...look} icon={Pencil} label={sentences.edit} load={loadEdit} blocked={noEdit} />
    </section>
  )
}
