// Search, order and filters of the guest list.

import { formatDay } from '@lifafa/contract/dates'
import { type GuestPage, guestOrder } from '@lifafa/contract/endpoints/guests'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { useLanguage, useSentences } from '../../../lib/language/language.tsx'
import { useGuestsParams } from '../guests-params.ts'
import { GuestChoice, GuestSearch } from './filter-parts.tsx'
import { choiceStyle, choicesStyle, filtersStyle } from './table-style.ts'

interface GuestFiltersProps {
  list: Pick<GuestPage, 'all' | 'unthanked' | 'days'>
  /** True while another page or search is loading. */
  isBusy: boolean
}

export function GuestFilters({ list: { all, unthanked, days }, isBusy }: GuestFiltersProps) {
  const sentences = useSentences('guests', guestsSentences)
  const language = useLanguage()
  const orders = guestOrder.options.map((value) => ({ value, label: sentences.orders[value] }))
  const { params } = useGuestsParams()
  const thanked = (['all', 'no', 'yes'] as const).map((value) => {
    const count = { all: undefined, no: unthanked, yes: all - unthanked }[value]
    const label = sentences.thankedOptions[value]
    return { value, label: count === undefined ? label : sentences.withCount(label, count) }
  })
  // A day of the address without a gift stays chosen, and says so.
  const known = days.some(({ day }) => day === params.day) || params.day === ''
  const dayOptions = [...days, ...(known ? [] : [{ day: params.day, guests: 0 }])].map(({ day, guests }) => ({
    value: day,
    label: sentences.withCount(formatDay(day, language), guests),
  }))
  return (
    <div className={filtersStyle}>
      <GuestSearch label={sentences.search} placeholder={sentences.searchPlaceholder} isBusy={isBusy} />
      <div className={choicesStyle}>
        <GuestChoice name="order" aria-label={sentences.order} options={orders} className={choiceStyle} />
        <GuestChoice
          name="day"
          aria-label={sentences.day}
          options={[{ value: '', label: sentences.allDays }, ...dayOptions]}
          className={choiceStyle}
        />
        <GuestChoice
          name="thanked"
          aria-label={sentences.thankedFilter}
          options={thanked}
          className={choiceStyle}
        />
      </div>
    </div>
  )
}
