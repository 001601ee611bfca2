// Choices to tap: kinds of gifts, usual amounts.
import { classNames } from '../../app/ui/class-names.ts'

interface ChipProps {
  label: string
  isChosen: boolean
  onChoose: () => void
  isStrong?: boolean
  className?: string
}

export const Chip = ({ label, isChosen, onChoose, isStrong = false, className }: ChipProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onChoose}
    className={classNames(
      'min-h-12 flex-none select-none rounded-full border border-field-line/60 bg-card font-semibold text-maroon transition-colors hover:border-maroon/50 active:bg-maroon-wash aria-pressed:border-maroon aria-pressed:bg-maroon aria-pressed:text-card',
      isStrong ? 'px-1 text-lg tabular-nums sm:px-4' : 'px-4',
      className,
    )}
  >
    {label}
  </button>
)
