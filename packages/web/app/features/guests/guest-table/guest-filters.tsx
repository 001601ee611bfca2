// Search, order and filters of the guest list.

import { formatDay } from '@lifafa/contract/dates'
import {
  type GuestOrder,
  type GuestPage,
  guestOrder,
  type ThankedFilter,
} from '@lifafa/contract/endpoints/guests'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { useSearchText } from '../../../lib/forms/use-search-text.ts'
import { useLanguage, useSentences } from '../../../lib/language/language.tsx'
import { SearchInput } from '../../../ui/inputs/search-input.tsx'
import { Select } from '../../../ui/inputs/select.tsx'
import { useGuestsParams } from '../guests-params.ts'
import { choiceStyle, choicesStyle, filtersStyle } from './table-style.ts'

/** Short enough to feel at once, long enough for the next letter. */
const PAUSE_MS = 300

interface GuestFiltersProps {
  list: Pick<GuestPage, 'all' | 'unthanked' | 'days'>
  /** True while another page or search is loading. */
  isBusy: boolean
}

export function GuestFilters({ list: { all, unthanked, days }, isBusy }: GuestFiltersProps) {
  const sentences = useSentences('guests', guestsSentences)
  const language = useLanguage()
  const orders = guestOrder.options.map((value) => ({ value, label: sentences.orders[value] }))
  const { params, show } = useGuestsParams()
  const { text, setText } = useSearchText(params.text, (searched) => show({ text: searched }), PAUSE_MS)
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
      <SearchInput
        label={sentences.search}
        placeholder={sentences.searchPlaceholder}
        clearLabel={sentences.clearSearch}
        text={text}
        onText={setText}
        isBusy={isBusy}
      />
      <div className={choicesStyle}>
        <Select
          aria-label={sentences.order}
          value={params.order}
          options={orders}
          onChange={(event) => show({ order: event.target.value as GuestOrder })}
          className={choiceStyle}
        />
        <Select
          aria-label={sentences.day}
          value={params.day}
          options={[{ value: '', label: sentences.allDays }, ...dayOptions]}
          onChange={(event) => show({ day: event.target.value })}
          className={choiceStyle}
        />
        <Select
          aria-label={sentences.thankedFilter}
          value={params.thanked}
          options={thanked}
          onChange={(event) => show({ thanked: event.target.value as ThankedFilter })}
          className={choiceStyle}
        />
      </div>
    </div>
  )
}
