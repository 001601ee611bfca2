// A form field for a password or another secret, with a show/hide toggle. Passwords cannot be pasted or dropped (docs/specification.md §2); password managers still fill them.

import { Eye, EyeOff } from 'lucide-react'
import { use, useState, useSyncExternalStore } from 'react'
import { Words } from '../words.ts'
import { Field } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'
import { TextInput } from './text-input.tsx'

const refuse = (event: { preventDefault: () => void }) => event.preventDefault()
const never = () => () => {}
/** Edge adds a reveal button of its own to every password field. */
const isEdge = () => /\bEdgA?\//.test(navigator.userAgent)

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'className' | 'counter' | 'optional'> {
  /** For secrets that are not typed from memory. */
  canPaste?: boolean
}

export function PasswordField({
  label,
  hint,
  error,
  isInvalid,
  canPaste = false,
  ...rest
}: PasswordFieldProps) {
  const refused = canPaste ? undefined : refuse
  const [isShown, setShown] = useState(false)
  const hasOwnToggle = useSyncExternalStore(never, isEdge, () => false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field {...{ label, hint, error, isInvalid }}>
      <div className="relative">
        <TextInput
          autoCapitalize="off"
          spellCheck={false}
          required
          {...rest}
          type={isShown ? 'text' : 'password'}
          onPaste={refused}
          onDrop={refused}
          className={hasOwnToggle ? undefined : 'pr-13'}
        />
        {!hasOwnToggle && (
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={use(Words).showPassword}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 flex w-13 items-center justify-center rounded-field text-muted hover:text-ink"
          >
            <Icon className="size-5" aria-hidden="true" />
          </button>
        )}
      </div>
    </Field>
  )
}
