// Choices to tap: kinds of gifts, usual amounts.
import { classNames } from '../../app/ui/class-names.ts'

interface ChipProps {
  label: string
  isChosen: boolean
  onChoose: () => void
  isStrong?: boolean
}

export const Chip = ({ label, isChosen, onChoose, isStrong = false }: ChipProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onChoose}
    className={classNames(
      'min-h-12 flex-none select-none rounded-full border border-field-line/60 bg-card px-4 font-semibold text-maroon transition-colors hover:border-maroon/50 active:bg-maroon-wash aria-pressed:border-maroon aria-pressed:bg-maroon aria-pressed:text-card',
      isStrong && 'text-lg tabular-nums',
    )}
  >
    {label}
  </button>
)
