// The profile: loading, failed, or in its form.
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useSentences } from '../../../lib/language/language.tsx'
import { live } from '../../../lib/queries/live.ts'
import { hasNothing, RetryButton, whyFailed } from '../../../lib/queries/loaded.tsx'
import { profileQuery } from '../../../lib/queries/profile-query.ts'
import { Field } from '../../../ui/inputs/field.tsx'
import { FailedSign } from '../../../ui/states/failed-sign.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { ADDRESS_HEIGHT, fieldRow, payeeBox, payeeTitle, saveButton } from '../settings-layout.ts'
import { ProfileForm } from './profile-form.tsx'

export function Profile() {
  const { fetchFailed: failed } = useSentences('profile', profileSentences)
  const profile = useQuery({ ...profileQuery, ...live, meta: { failed } })
  if (profile.data !== undefined) return <ProfileForm profile={profile.data} />
  return hasNothing(profile) ? <ProfileFailed query={profile} /> : <ProfileSkeleton />
}

function ProfileFailed({ query }: { query: UseQueryResult }) {
  const { failedTitle, failedText } = useSentences('profile', profileSentences)
  return (
    <div className="flex flex-col items-center py-10 text-center sm:py-14">
      <FailedSign />
      <h3 className="mt-5 text-2xl leading-tight">{failedTitle}</h3>
      <p className="mt-2 min-h-14 max-w-md text-lg text-muted">{whyFailed(failedText, query)}</p>
      <RetryButton query={query} className="mt-6" />
    </div>
  )
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
