// The profile: loading, failed, or in its form.
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { useQuery } from '@tanstack/react-query'
import { useSentences } from '../../../lib/language/language.tsx'
import { live } from '../../../lib/queries/live.ts'
import { FailedPanel, hasNothing } from '../../../lib/queries/loaded.tsx'
import { profileQuery } from '../../../lib/queries/profile-query.ts'
import { Field } from '../../../ui/inputs/field.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { ADDRESS_HEIGHT, fieldRow, payeeBox, payeeTitle, saveButton } from '../settings-layout.ts'
import { ProfileForm } from './profile-form.tsx'

export function Profile() {
  const { fetchFailed: failed, failedTitle, failedText } = useSentences('profile', profileSentences)
  const profile = useQuery({ ...profileQuery, ...live, meta: { failed } })
  if (profile.data !== undefined) return <ProfileForm profile={profile.data} />
  if (hasNothing(profile)) return <FailedPanel title={failedTitle} text={failedText} query={profile} />
  return <ProfileSkeleton />
}

function ProfileSkeleton() {
  const { payee, upiHint, emailFixed } = useSentences('profile', profileSentences)
  const labels = useSentences('labels', labelSentences)
  return (
    <div aria-busy="true" className="grid gap-5">
      <fieldset className={payeeBox}>
        <legend className={payeeTitle}>{payee}</legend>
        <Awaited label="UPI ID" optional hint={upiHint} />
      </fieldset>
      <div className={fieldRow}>
        <Awaited label={labels.firstName} />
        <Awaited label={labels.lastName} />
      </div>
      <Awaited label={labels.email} hint={emailFixed} />
      <Awaited label={labels.phone} />
      <Awaited label={labels.address} height={ADDRESS_HEIGHT} />
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
