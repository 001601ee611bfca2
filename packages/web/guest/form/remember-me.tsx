// A tick to keep name, phone and address on this phone for the next gift.
import { useSentences } from '../hydration/giving-sentences.ts'

/** The name of the checkbox in the form. */
export const remember = 'remember'

interface RememberMeProps {
  checked: boolean
  onChange: (isChecked: boolean) => void
}

export function RememberMe({ checked, onChange }: RememberMeProps) {
  const sentences = useSentences()
  return (
    <div className="-mt-2">
      <label className="flex min-h-12 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name={remember}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={remember}
          className="size-6 flex-none accent-maroon"
        />
        {sentences.rememberMe}
      </label>
      <p id={remember} className="pl-9 text-muted text-sm leading-snug">
        {sentences.rememberHint}
      </p>
    </div>
  )
}
