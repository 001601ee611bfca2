// The button that leads to the other language, which names it.
import type { HostLanguage } from '@lifafa/contract/languages'
import { switchSentences } from '@lifafa/contract/sentences/host/shell'
import { Spinner } from '../../ui/states/spinner.tsx'
import { useLanguage } from './language.tsx'

interface LanguageButtonProps {
  onChoose: (language: HostLanguage) => void
  isBusy?: boolean
  /** Shows the whole word, not its first letter. */
  isWhole?: boolean
  className: string
}

export function LanguageButton({
  onChoose,
  isBusy = false,
  isWhole = false,
  className,
}: LanguageButtonProps) {
  const other = useLanguage() === 'en' ? 'hi' : 'en'
  const { sign, label } = switchSentences[other]
  return (
    <button
      type="button"
      lang={other}
      aria-label={label}
      title={label}
      aria-busy={isBusy || undefined}
      onClick={() => onChoose(other)}
      className={`flex min-h-12 min-w-12 flex-none items-center justify-center rounded-field names-of-languages font-semibold [font-synthesis:none] ${className}`}
    >
      {isBusy ? <Spinner className="size-5" /> : isWhole ? label : sign}
    </button>
  )
}
