// The skeleton of the profile's form.
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { Field } from '../../../ui/inputs/field.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { ADDRESS_HEIGHT, fieldRow, payeeBox, payeeTitle, saveButton } from '../settings-layout.ts'

export function ProfileSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <fieldset className={payeeBox}>
        <legend className={payeeTitle}>{profileSentences.payee}</legend>
        <Awaited label="UPI ID" optional hint={profileSentences.upiHint} />
      </fieldset>
      <div className={fieldRow}>
        <Awaited label="First Name" />
        <Awaited label="Last Name" />
      </div>
      <Awaited label="Email" hint={profileSentences.emailFixed} />
      <Awaited label="Phone Number" />
      <Awaited label="Address" height={ADDRESS_HEIGHT} />
      <Skeleton className={`h-14 ${saveButton}`} />
    </div>
  )
}

interface AwaitedProps {
  label: string
  hint?: string
  optional?: boolean
  height?: string
}

const Awaited = ({ height = 'h-13', ...field }: AwaitedProps) => (
  <Field {...field}>
    <Skeleton className={height} />
  </Field>
)
