// Rows of all gifts: one that was given online, or was written down; and in the order of families, one for each family.
import { formatMoment, formatTime } from '@lifafa/contract/dates'
import type { Gift } from '@lifafa/contract/endpoints/register/entries'
import { withYear } from '@lifafa/contract/endpoints/register/entry'
import { moneyOf, type Split } from '@lifafa/contract/endpoints/register/split'
import { formatPaise } from '@lifafa/contract/money'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '../../../lib/language/language.tsx'
import { langOf, written } from '../../../lib/parts/lang-of.ts'
import { useRegisterSentences } from '../../../lib/register/register-sentences.ts'
import { SplitLine } from '../../../lib/register/split-line.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Avatar, initialsOf } from '../../../ui/display/avatar.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { roles } from '../../../ui/lists/table-roles.ts'
import { useGuestsParams } from '../guests-params.ts'
import { ThankActions } from '../thank-you/thank-actions.tsx'
import type { ThankedGift, Thanking } from '../thank-you/use-thanking.ts'
import { giftInWords, howGiven } from './gift-words.ts'

/** Stacked in a narrow table, in the columns of its headings in a wide one. */
export const giftRowStyle =
  'grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-4 [grid-template-areas:"guest_guest_gift"_"how_date_date"] @2xl:grid-cols-[minmax(0,1.9fr)_minmax(0,8rem)_minmax(0,8rem)_9rem] @2xl:gap-x-6 @2xl:[grid-template-areas:"guest_gift_how_date"]'

/** It is the text of its row, too: on paper it stays, as other buttons do not. */
const linkStyle =
  '-my-2 py-2 print:inline! text-left underline decoration-line underline-offset-4 hover:text-maroon hover:decoration-maroon'

interface GiftRowProps {
  gift: Gift
  className?: string
  /** Opens the details of a written gift. */
  onOpen: (gift: Gift, button: HTMLElement) => void
  thanking: Thanking<ThankedGift>
}

export function GiftRow({ gift, className, onOpen, thanking }: GiftRowProps) {
  const sentences = useRegisterSentences()
  const language = useLanguage()
  const isStruckOut = gift.void_reason !== null
  const name = gift.name || sentences.nameless
  const hasFigure = gift.amount_paise !== null || gift.milligrams !== null
  return (
    <tr {...roles.row} className={classNames(giftRowStyle, 'pt-4 pb-2', className)}>
      <td {...roles.cell} className="min-w-0 [grid-area:guest]">
        <div className="flex gap-3.5">
          {/* On the narrowest phones a long name needs its room. */}
          <div className="flex-none @max-md:hidden">
            <Avatar initials={initialsOf(name)} />
          </div>
          <div className={classNames('min-w-0', isStruckOut && 'text-muted line-through')}>
            <p {...written(gift.name)} className="wrap-anywhere font-semibold leading-snug">
              {gift.kind === 'online' ? (
                name
              ) : (
                <button
                  type="button"
                  aria-label={sentences.openEntry(name)}
                  aria-haspopup="dialog"
                  onClick={({ currentTarget }) => onOpen(gift, currentTarget)}
                  className={linkStyle}
                >
                  {name}
                </button>
              )}
            </p>
            {gift.relation && (
              <p {...written(gift.relation)} className="wrap-anywhere text-muted text-sm leading-snug">
                {gift.relation}
              </p>
            )}
            <OfFamilyAndVillage gift={gift} />
            {gift.gave.length > 0 && (
              <p className="wrap-anywhere text-muted text-sm leading-snug">
                {gift.gave
                  .map((gave) => sentences.gaveBefore(formatPaise(gave.amount_paise), withYear(gave)))
                  .join(' · ')}
              </p>
            )}
          </div>
        </div>
        {!isStruckOut && (
          <ThankActions guest={gift.name ? gift : { ...gift, name, phone: '' }} thanking={thanking} />
        )}
      </td>
      <td
        {...roles.cell}
        className={classNames(
          'wrap-anywhere self-start text-right leading-snug [grid-area:gift] @max-2xl:max-w-36',
          hasFigure ? 'font-heading text-maroon text-xl' : 'text-ink',
          isStruckOut && 'line-through opacity-70',
        )}
      >
        <span lang={langOf(gift.words)}>{giftInWords(gift, sentences)}</span>
      </td>
      <td {...roles.cell} className="mt-1 text-muted leading-snug [grid-area:how] @2xl:mt-0">
        <span className={gift.kind === 'online' ? 'text-leaf' : undefined}>{howGiven(gift, sentences)}</span>
        {(gift.late || isStruckOut) && (
          <span className="mt-1 flex flex-wrap gap-1.5">
            {gift.late && <Badge tone="accent">{sentences.late}</Badge>}
            {isStruckOut && <Badge tone="danger">{sentences.struckOut}</Badge>}
          </span>
        )}
      </td>
      <td
        {...roles.cell}
        className="mt-1 text-muted leading-snug [grid-area:date] @max-2xl:text-right @2xl:mt-0"
      >
        <time dateTime={gift.given_at}>
          <span className="whitespace-nowrap">{formatMoment(gift.given_at, language)}</span>{' '}
          <span className="whitespace-nowrap text-sm @max-md:block @2xl:block">
            {formatTime(gift.given_at, language)}
          </span>
        </time>
      </td>
    </tr>
  )
}

/** A press shows the gifts of that family, or from that village, alone. */
function OfFamilyAndVillage({ gift: { family, village, side } }: { gift: Gift }) {
  const sentences = useRegisterSentences()
  const { show } = useGuestsParams()
  if (family + village + side === '') return null
  return (
    <p className="wrap-anywhere flex flex-wrap gap-x-3 text-muted text-sm leading-snug">
      {family && (
        <button
          type="button"
          lang={langOf(family)}
          aria-label={sentences.familyOnly(family)}
          onClick={() => show({ family, by: 'family' })}
          className={linkStyle}
        >
          {sentences.ofFamily(family)}
        </button>
      )}
      {village && (
        <button
          type="button"
          {...written(village)}
          aria-label={sentences.villageOnly(village)}
          onClick={() => show({ village })}
          className={linkStyle}
        >
          {village}
        </button>
      )}
      {side && <span className="py-0">{sentences.sides[side]}</span>}
    </p>
  )
}

interface FamilyRowProps extends Omit<GiftRowProps, 'gift'> {
  family: string
  /** The sums of the whole family, whatever is searched for. */
  split: Split
  /** Those of its gifts that are on the page. */
  gifts: readonly Gift[]
}

export function FamilyRow({ family, split, gifts, ...row }: FamilyRowProps) {
  const sentences = useRegisterSentences()
  const [isOpen, setOpen] = useState(useGuestsParams().params.family === family)
  const standing = gifts.filter(({ void_reason }) => void_reason === null)
  const [first] = standing
  /** The message goes to one phone. It names that giver: the family’s name has a word of the host’s language. */
  const giver =
    standing.find((gift) => gift.phone !== '' && gift.name !== '') ??
    (first && { ...first, name: sentences.ofFamily(family), phone: '' })
  const names = [...new Set(standing.map(({ name }) => name))].filter(Boolean).join(', ')
  const paise = moneyOf(split)
  return (
    <>
      <tr {...roles.row} className={classNames(giftRowStyle, 'pt-4 pb-2')}>
        <td {...roles.cell} className="min-w-0 [grid-area:guest]">
          <button
            type="button"
            lang={langOf(family)}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="wrap-anywhere -my-2 flex items-center gap-2 py-2 print:inline! text-left font-semibold leading-snug hover:text-maroon"
          >
            {sentences.ofFamily(family)}
            <ChevronDown
              className={classNames('size-5 flex-none transition-transform', isOpen && 'rotate-180')}
              aria-hidden="true"
            />
          </button>
          <p {...written(names)} className="wrap-anywhere text-muted text-sm leading-snug">
            {names}
          </p>
          {giver && (
            <ThankActions
              guest={{ ...giver, thanked: split.unthanked === 0, whole_family: true }}
              thanking={row.thanking}
            />
          )}
        </td>
        <td
          {...roles.cell}
          className="self-start text-right font-heading text-maroon text-xl leading-snug [grid-area:gift]"
        >
          {paise > 0 && formatPaise(paise)}
        </td>
        <td {...roles.cell} className="mt-1 text-muted leading-snug [grid-area:how] @2xl:mt-0">
          <SplitLine split={split} />
        </td>
        <td
          {...roles.cell}
          className="mt-1 text-muted leading-snug [grid-area:date] @max-2xl:text-right @2xl:mt-0"
        >
          {sentences.familyGifts(split.written)}
        </td>
      </tr>
      {isOpen &&
        gifts.map((gift) => (
          <GiftRow key={gift.id} gift={gift} className="border-l-2 border-l-gold pl-4" {...row} />
        ))}
    </>
  )
}
