// A family in the list of all gifts, in the order of families: one line with one sum and one thank-you, which opens into its givers.
import type { Gift } from '@lifafa/contract/endpoints/register/entries'
import { moneyOf, type Split } from '@lifafa/contract/endpoints/register/split'
import { formatPaise } from '@lifafa/contract/money'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { langOf } from '../../../lib/parts/lang-of.ts'
import { useRegisterSentences } from '../../../lib/register/register-sentences.ts'
import { SplitLine } from '../../../lib/register/split-line.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { roles } from '../../../ui/lists/table-roles.ts'
import { useGuestsParams } from '../guests-params.ts'
import { ThankActions } from '../thank-you/thank-actions.tsx'
import { GiftRow, type GiftRowProps, giftRowStyle } from './gift-row.tsx'

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
  const names = [...new Set(standing.map(({ name }) => name))].filter(Boolean).join(', ')
  const name = sentences.ofFamily(family)
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
            className="wrap-anywhere -my-2 flex items-center gap-2 py-2 text-left font-semibold leading-snug hover:text-maroon"
          >
            {name}
            <ChevronDown
              className={classNames('size-5 flex-none transition-transform', isOpen && 'rotate-180')}
              aria-hidden="true"
            />
          </button>
          <p lang={langOf(names)} className="wrap-anywhere text-muted text-sm leading-snug">
            {names}
          </p>
          {first && (
            <ThankActions
              guest={{
                ...first,
                name,
                phone: standing.find(({ phone }) => phone !== '')?.phone ?? '',
                thanked: standing.every(({ thanked }) => thanked),
                whole_family: true,
              }}
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
