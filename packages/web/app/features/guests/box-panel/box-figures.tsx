// The header of the selected box: names, number of contributions, total.

import { formatMoment } from '@lifafa/contract/dates'
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { formatCount, formatRupees } from '@lifafa/contract/money'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import type { RefObject } from 'react'
import { useLanguage, useSentences } from '../../../lib/language/language.tsx'
import { written } from '../../../lib/parts/lang-of.ts'
import { Mandala } from '../../../motifs/mandala.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { longestWordWidth } from '../../../ui/display/longest-word-width.ts'
import { figuresStyle } from './panel-style.ts'

interface BoxFiguresProps {
  box: ListedBox
  /** Receives the focus where the box replaces the list. */
  heading: RefObject<HTMLHeadingElement | null>
  headingId: string
}

/** A longer name in the larger size would fill a phone's screen. */
const LONG_TITLE_CHARACTERS = 40
/** Longer words would be cut there. */
const LONG_WORD_WIDTHS = { small: 22, middle: 17 }

function sizeOf(name: string): string {
  const width = longestWordWidth(name)
  if (width > LONG_WORD_WIDTHS.small) return 'text-[1.1rem] sm:text-[1.75rem]'
  if (width > LONG_WORD_WIDTHS.middle || name.length > LONG_TITLE_CHARACTERS)
    return 'text-[1.375rem] sm:text-[1.75rem]'
  return 'text-[1.75rem] sm:text-[2rem]'
}

export function BoxFigures({ box, heading, headingId }: BoxFiguresProps) {
  const sentences = useSentences('guests', guestsSentences)
  const language = useLanguage()
  return (
    <div className={figuresStyle}>
      <Mandala className="-top-36 -right-40 -z-10 absolute w-[30rem] text-saffron opacity-20" />
      <div className="-z-10 absolute inset-0 bg-radial-[at_100%_30%] from-maroon to-transparent to-65%" />
      <h2
        ref={heading}
        id={headingId}
        {...written(box.name)}
        tabIndex={-1}
        className={classNames(
          'wrap-anywhere scroll-mt-6 leading-tight outline-none focus-visible:shadow-none',
          sizeOf(box.name),
        )}
      >
        {box.name}
      </h2>
      <p className="mt-1 text-cream/90">{sentences.createdOn(formatMoment(box.created_at, language))}</p>
      <dl className="@container mt-3 flex flex-wrap gap-x-12 gap-y-2 border-gold/35 border-t pt-3 sm:mt-5 sm:pt-4">
        <Figure label={sentences.guests} figure={formatCount(box.totalguests)} />
        <Figure label={sentences.totalAmount} figure={formatRupees(box.total_amount)} />
      </dl>
    </div>
  )
}

function Figure({ label, figure }: { label: string; figure: string }) {
  return (
    <div>
      <dt className="text-saffron">{label}</dt>
      <dd className="font-heading text-[clamp(1.75rem,9cqi,2.5rem)] leading-tight">{figure}</dd>
    </div>
  )
}
