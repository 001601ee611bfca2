// The guest's page in each of its states.
import type { GuestPageProps, OpenBoxProps } from '@lifafa/contract/web-build'
import type { ContributionValues } from './contribution-form.tsx'
import { GuestPage } from './guest-page.tsx'
import { UnavailablePage } from './unavailable-page.tsx'
import { useContribution } from './use-contribution.ts'

interface TypedEarly {
  /** What the guest typed before the script came; nothing where the server renders. */
  typedEarly?: Partial<ContributionValues>
}

export function GuestApp({ typedEarly, ...props }: GuestPageProps & TypedEarly) {
  return props.state === 'open' ? (
    <OpenBox {...props} typedEarly={typedEarly} />
  ) : (
    <UnavailablePage isSandbox={props.isSandbox} />
  )
}

const nothing = {}

function OpenBox({ typedEarly = nothing, ...props }: OpenBoxProps & TypedEarly) {
  const { form, thankYou, closeThankYou } = useContribution(props, typedEarly)
  return (
    <GuestPage
      box={props.box}
      isSandbox={props.isSandbox}
      form={form}
      thankYou={thankYou}
      onThankYouClose={closeThankYou}
    />
  )
}
