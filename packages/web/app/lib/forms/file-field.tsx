// A field for a file, which may also be dropped on it: it is read as soon as it is chosen.
import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Field, useFieldLinks } from '../../ui/inputs/field.tsx'
import { useSingleFlight } from '../calls/use-single-flight.ts'
import { sentencesOf } from '../network/api-error.ts'

interface FileFieldProps {
  label: string
  hint?: string
  /** The hint while the file is read. */
  reading: string
  /** The sentence for a failure that has none of its own. */
  failed: string
  accept: string
  className?: string
  /** Resolves with a sentence if the file cannot be taken. */
  take: (file: File, input: HTMLInputElement) => Promise<string | undefined>
}

export function FileField({ label, hint, reading, failed, take, ...input }: FileFieldProps) {
  const [problem, setProblem] = useState<string>()
  const { once, isBusy } = useSingleFlight()

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    if (!file) return
    void once(async () => {
      setProblem(undefined)
      const told = take(file, currentTarget).catch((error) => sentencesOf(error, failed).join(' '))
      setProblem(await told)
      // Otherwise the same file, chosen again, is no change.
      currentTarget.value = ''
    })
  }

  return (
    <Field label={label} hint={isBusy ? reading : hint} error={problem}>
      <FileInput {...input} onChange={choose} aria-busy={isBusy || undefined} />
    </Field>
  )
}

function FileInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type="file"
      {...useFieldLinks()}
      {...rest}
      className={classNames(
        'block w-full min-w-0 cursor-pointer rounded-field text-muted text-sm transition-colors file:mr-4 file:min-h-12 file:cursor-pointer file:rounded-field file:border file:border-field-line file:border-solid file:bg-card file:px-4 file:font-semibold file:text-ink hover:file:border-ink/60 aria-invalid:file:border-danger',
        className,
      )}
    />
  )
}
