// Search, order and filters of all gifts. Family and village are chosen in a row; the others open on demand.
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { useQuery } from '@tanstack/react-query'
import { ListFilter, X } from 'lucide-react'
import { useState } from 'react'
import { useSentences } from '../../../lib/language/language.tsx'
import { desksQuery } from '../../../lib/register/register-queries.ts'
import { useRegisterSentences } from '../../../lib/register/register-sentences.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { GuestChoice, GuestSearch } from '../guest-table/filter-parts.tsx'
import { filtersStyle } from '../guest-table/table-style.ts'
import { GIFT_KINDS, GIFT_ORDERS, type GuestsParams, useGuestsParams } from '../guests-params.ts'

/** Every filter but the search, as in an address without any. */
const NONE = { kind: '', side: '', desk: '', thanked: 'all' } as const satisfies Partial<GuestsParams>
export const EVERY_GIFT: Partial<GuestsParams> = { ...NONE, text: '', family: '', village: '' }

export function GiftFilters({ giftid, isBusy }: { giftid: string; isBusy: boolean }) {
  const sentences = useRegisterSentences()
  const { params, show } = useGuestsParams()
  const [isOpen, setOpen] = useState(() =>
    Object.entries(NONE).some(([name, none]) => params[name as keyof typeof NONE] !== none),
  )
  return (
    <div className={filtersStyle}>
      <GuestSearch label={sentences.search} placeholder={sentences.searchPlaceholder} isBusy={isBusy} />
      <div className="grid grid-cols-2 gap-2.5">
        <GuestChoice
          name="by"
          aria-label={sentences.order}
          options={GIFT_ORDERS.map((value) => ({ value, label: sentences.orders[value] }))}
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
  const { params } = useGuestsParams()
  const { data: desks = [] } = useQuery(desksQuery(giftid))
  const labels = { ...sentences.kinds, written: sentences.written, uncounted: sentences.notCounted }
  const kinds = GIFT_KINDS.map((value) => ({ value, label: labels[value] }))
  return (
    <div className="col-span-full grid gap-2.5 @sm:grid-cols-2">
      <GuestChoice
        name="kind"
        aria-label={sentences.kind}
        options={[{ value: '', label: sentences.allKinds }, ...kinds]}
      />
      <GuestChoice
        name="thanked"
        aria-label={sentences.columns.thanked}
        options={(['all', 'no', 'yes'] as const).map((value) => ({ value, label: thankedOptions[value] }))}
      />
      <GuestChoice
        name="side"
        aria-label={sentences.side}
        options={[
          { value: '', label: sentences.bothSides },
          { value: 'bride', label: sentences.sides.bride },
          { value: 'groom', label: sentences.sides.groom },
        ]}
      />
      {(desks.length > 0 || params.desk !== '') && (
        <GuestChoice
          name="desk"
          aria-label={sentences.desk}
          options={[
            { value: '', label: sentences.allDesks },
            ...desks.map(({ id, helper }) => ({ value: id, label: helper })),
          ]}
        />
      )}
    </div>
  )
}
