// A search field: its sign, or a spinner while it searches, and a button that clears it.
import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { classNames } from '../class-names.ts'
import { Spinner } from '../states/spinner.tsx'
import { TextInput } from './text-input.tsx'

interface SearchInputProps {
  label: string
  placeholder: string
  /** The label of the button that clears it. */
  clearLabel: string
  text: string
  onText: (text: string) => void
  /** True while results are loading. */
  isBusy: boolean
  className?: string
}

export function SearchInput({
  label,
  placeholder,
  clearLabel,
  text,
  onText,
  isBusy,
  className,
}: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onText('')
    input.current?.focus()
  }
  return (
    <search className={classNames('relative block', className)}>
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
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onChange={(event) => onText(event.target.value)}
        className="truncate pr-12! pl-12! [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== '' && (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={clear}
          className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-field text-muted hover:text-ink"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      )}
    </search>
  )
}
