// The search field of the list of users.
import { MAX_LENGTH } from '@lifafa/contract/limits'
import { adminUsersSentences as sentences } from '@lifafa/contract/sentences/admin/users'
import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { TextInput } from '../../../ui/inputs/text-input.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'

interface UserSearchProps {
  text: string
  onText: (text: string) => void
  /** True while users are loading. */
  isBusy: boolean
}

export function UserSearch({ text, onText, isBusy }: UserSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onText('')
    input.current?.focus()
  }
  return (
    <search className="relative block w-full sm:w-84">
      <span className="pointer-events-none absolute inset-y-0 left-0 flex w-12 items-center justify-center text-muted">
        {isBusy ? (
          <Spinner className="size-5 text-maroon" />
        ) : (
          <Search className="size-5" aria-hidden="true" />
        )}
      </span>
      <TextInput
        ref={input}
        type="search"
        aria-label={sentences.search}
        placeholder={sentences.searchPlaceholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={MAX_LENGTH.email}
        value={text}
        onChange={(event) => onText(event.target.value)}
        className="pr-12! pl-12! [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== '' && (
        <button
          type="button"
          aria-label={sentences.clearSearch}
          onClick={clear}
          className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-field text-muted hover:text-ink"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      )}
    </search>
  )
}
