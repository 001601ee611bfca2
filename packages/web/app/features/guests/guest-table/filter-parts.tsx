// The search and the choices of a list of guests or gifts, each in the address.
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import type { ComponentProps } from 'react'
import { useSearchText } from '../../../lib/forms/use-search-text.ts'
import { useSentences } from '../../../lib/language/language.tsx'
import { SearchInput } from '../../../ui/inputs/search-input.tsx'
import { Select } from '../../../ui/inputs/select.tsx'
import { type GuestsParams, useGuestsParams } from '../guests-params.ts'

/** Short enough to feel at once, long enough for the next letter. */
const PAUSE_MS = 300

type GuestSearchProps = Pick<ComponentProps<typeof SearchInput>, 'label' | 'placeholder' | 'isBusy'>

export function GuestSearch(props: GuestSearchProps) {
  const { clearSearch } = useSentences('guests', guestsSentences)
  const { params, show } = useGuestsParams()
  const { text, setText } = useSearchText(params.text, (searched) => show({ text: searched }), PAUSE_MS)
  return <SearchInput {...props} clearLabel={clearSearch} text={text} onText={setText} />
}

interface GuestChoiceProps
  extends Pick<ComponentProps<typeof Select>, 'aria-label' | 'options' | 'className'> {
  name: Exclude<keyof GuestsParams, 'page'>
}

export function GuestChoice({ name, className = 'h-11!', ...select }: GuestChoiceProps) {
  const { params, show } = useGuestsParams()
  return (
    <Select
      {...select}
      value={params[name]}
      onChange={({ target }) => show({ [name]: target.value })}
      className={className}
    />
  )
}
