// Whose the saved UPI ID is, as far as the bank says: being asked, a name to confirm, nobody's, or not known.

import type { Profile } from '@lifafa/contract/endpoints/profile'
import { upiIdSentences } from '@lifafa/contract/sentences/upi-ids'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { useSentences } from '../language/language.tsx'
import { profileQuery } from '../queries/profile-query.ts'
import { Remark, Wrong } from './owner-parts.tsx'
import { RegisteredName } from './registered-name.tsx'
import { useUpiIdAnswers } from './use-upi-id-answers.ts'

const ASKING_POLL_MS = 2_000
/** Later the page's own polling is enough. */
const MOST_POLLS = 60

interface UpiIdOwnerProps {
  profile: Profile
  /** Leads to the field. */
  onChange: () => void
}

/** Nothing without a UPI ID. */
export function UpiIdOwner(props: UpiIdOwnerProps) {
  const { profile } = props
  const box = useRef<HTMLDivElement>(null)
  useQuery({
    ...profileQuery,
    enabled: profile.upi_id_check?.state === 'asking',
    refetchInterval: ({ state }) => state.dataUpdateCount < MOST_POLLS && ASKING_POLL_MS,
  })
  if (profile.upi_id === null) return null
  return (
    <div ref={box} tabIndex={-1} aria-live="polite" className="min-w-0 outline-none">
      <CheckResult {...props} keepFocus={() => box.current?.focus()} />
    </div>
  )
}

function CheckResult({ profile, onChange, keepFocus }: UpiIdOwnerProps & { keepFocus: () => void }) {
  const sentences = useSentences('upiIds', upiIdSentences)
  const { upi_id, upi_id_check: check } = profile
  if (check === null) return <Remark>{sentences.unchecked}</Remark>
  const { state, why, registered_name: name } = check
  if (state === 'asking')
    return (
      <div className="flex items-start gap-2.5">
        <Spinner className="mt-0.5 size-4.5 flex-none" />
        <Remark>{sentences.asking}</Remark>
      </div>
    )
  if (state === 'not-found')
    return (
      <Wrong text={sentences.notFound}>
        <Button variant="secondary" onClick={onChange}>
          {sentences.change}
        </Button>
      </Wrong>
    )
  if (name === null) return <NotKnown profile={profile} why={why} />
  return <RegisteredName key={`${upi_id} ${name}`} {...{ profile, check, name, onChange, keepFocus }} />
}

type Why = NonNullable<Profile['upi_id_check']>['why']

/** `why`: null where nobody was asked. */
function NotKnown({ profile, why }: { profile: Profile; why: Why }) {
  const sentences = useSentences('upiIds', upiIdSentences)
  const { isBusy, ask } = useUpiIdAnswers(profile)
  if (why === 'not-enabled') return <Remark>{sentences.unchecked}</Remark>
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Remark>{why === null ? sentences.unchecked : sentences.unanswered[why]}</Remark>
      {why !== 'no-name' && (
        <Button variant="quiet" busy={isBusy} onClick={ask} className="-mx-2 px-2!">
          {why === null ? sentences.ask : sentences.askAgain}
        </Button>
      )}
    </div>
  )
}
