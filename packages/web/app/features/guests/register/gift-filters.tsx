// Search, order and filters of all gifts. Family and village are chosen in a row; the others open on demand.
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { useQuery } from '@tanstack/react-query'
import { ListFilter, X } from 'lucide-react'
import { useState } from 'react'
import { useSearchText } from '../../../lib/forms/use-search-text.ts'
import { useSentences } from '../../../lib/language/language.tsx'
import { desksQuery } from '../../../lib/register/register-queries.ts'
import { useRegisterSentences } from '../../../lib/register/register-sentences.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { SearchInput } from '../../../ui/inputs/search-input.tsx'
import { Select } from '../../../ui/inputs/select.tsx'
import { filtersStyle } from '../guest-table/table-style.ts'
import { GIFT_KINDS, GIFT_ORDERS, type GuestsParams, useGuestsParams } from '../guests-params.ts'

/** Short enough to feel at once, long enough for the next letter. */
const PAUSE_MS = 300

/** Every filter but the search, as in an address without any. */
const NONE = { kind: '', side: '', desk: '', thanked: 'all' } as const satisfies Partial<GuestsParams>
export const EVERY_GIFT: Partial<GuestsParams> = { ...NONE, text: '', family: '', village: '' }

export function GiftFilters({ giftid, isBusy }: { giftid: string; isBusy: boolean }) {
  const sentences = useRegisterSentences()
  const { clearSearch } = useSentences('guests', guestsSentences)
  const { params, show } = useGuestsParams()
  const { text, setText } = useSearchText(params.text, (searched) => show({ text: searched }), PAUSE_MS)
  const [isOpen, setOpen] = useState(() =>
    Object.entries(NONE).some(([name, none]) => params[name as keyof typeof NONE] !== none),
  )
  return (
    <div className={filtersStyle}>
      <SearchInput
        label={sentences.search}
        placeholder={sentences.searchPlaceholder}
        clearLabel={clearSearch}
        text={text}
        onText={setText}
        isBusy={isBusy}
      />
      <div className="grid grid-cols-2 gap-2.5">
        <Select
          aria-label={sentences.order}
          value={params.by}
          options={GIFT_ORDERS.map((value) => ({ value, label: sentences.orders[value] }))}
          onChange={({ target }) => show({ by: target.value as GuestsParams['by'] })}
          className="h-11!"
        />
        <Button
          variant="secondary"
          icon={<ListFilter className="size-5" aria-hidden="true" />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11!"
        >
          {sentences.filters}
        </Button>
        {isOpen && <Choices giftid={giftid} />}
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {(['family', 'village'] as const).map(
          (name) =>
            params[name] !== '' && (
              <Button
                key={name}
                variant="secondary"
                aria-label={sentences.remove(params[name])}
                onClick={() => show({ [name]: '' })}
                className="wrap-anywhere min-h-11! rounded-full!"
              >
                {name === 'family' ? sentences.ofFamily(params.family) : params.village}
                <X className="size-4 flex-none" aria-hidden="true" />
              </Button>
            ),
        )}
      </div>
    </div>
  )
}

function Choices({ giftid }: { giftid: string }) {
  const sentences = useRegisterSentences()
  const { thankedOptions } = useSentences('guests', guestsSentences)
  const { params, show } = useGuestsParams()
  const { data: desks = [] } = useQuery(desksQuery(giftid))
  const labels = { ...sentences.kinds, written: sentences.written, uncounted: sentences.notCounted }
  const kinds = GIFT_KINDS.map((value) => ({ value, label: labels[value] }))
  return (
    <div className="col-span-full grid gap-2.5 @sm:grid-cols-2">
      <Select
        aria-label={sentences.kind}
        value={params.kind}
        options={[{ value: '', label: sentences.allKinds }, ...kinds]}
        onChange={({ target }) => show({ kind: target.value as GuestsParams['kind'] })}
        className="h-11!"
      />
      <Select
        aria-label={sentences.columns.thanked}
        value={params.thanked}
        options={(['all', 'no', 'yes'] as const).map((value) => ({ value, label: thankedOptions[value] }))}
        onChange={({ target }) => show({ thanked: target.value as GuestsParams['thanked'] })}
        className="h-11!"
      />
      <Select
        aria-label={sentences.side}
        value={params.side}
        options={[
          { value: '', label: sentences.bothSides },
          { value: 'bride', label: sentences.sides.bride },
          { value: 'groom', label: sentences.sides.groom },
        ]}
        onChange={({ target }) => show({ side: target.value as GuestsParams['side'] })}
        className="h-11!"
      />
      {(desks.length > 0 || params.desk !== '') && (
        <Select
          aria-label={sentences.desk}
          value={params.desk}
          options={[
            { value: '', label: sentences.allDesks },
            ...desks.map(({ id, helper }) => ({ value: id, label: helper })),
          ]}
          onChange={({ target }) => show({ desk: target.value })}
          className="h-11!"
        />
      )}
    </div>
  )
}
