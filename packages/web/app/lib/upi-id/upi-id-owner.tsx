// Whose the saved UPI ID is, as far as the bank says: being asked, a name to confirm, nobody's, or not known.
import {
  answerUpiIdName,
  askUpiIdName,
  type Profile,
  type UpiIdCheck,
} from '@lifafa/contract/endpoints/profile'
import { upiIdSentences } from '@lifafa/contract/sentences/upi-ids'
import type { Ownership } from '@lifafa/contract/upi-ids/checks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { call } from '../calls/api.ts'
import { useAction } from '../calls/use-action.ts'
import { useSentences } from '../language/language.tsx'
import { written } from '../parts/lang-of.ts'
import { profileQuery } from '../queries/profile-query.ts'

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

/** `keepFocus`: for a button that leaves when it is pressed. */
type CheckResultProps = UpiIdOwnerProps & { keepFocus: () => void }

function CheckResult({ profile, onChange, keepFocus }: CheckResultProps) {
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
  if (state === 'not-found') return <NotFound {...{ profile, onChange, keepFocus }} />
  if (name === null) return <NotKnown profile={profile} why={why} />
  return <RegisteredName key={`${upi_id} ${name}`} {...{ profile, check, name, onChange, keepFocus }} />
}

/** A new UPI ID may be known to its bank some time later. */
function NotFound({ profile, onChange, keepFocus }: CheckResultProps) {
  const sentences = useSentences('upiIds', upiIdSentences)
  const { isBusy, ask } = useUpiIdAnswers(profile)
  return (
    <Wrong text={sentences.notFound}>
      <Button variant="secondary" onClick={onChange}>
        {sentences.change}
      </Button>
      <Button variant="quiet" busy={isBusy} onClick={() => ask(keepFocus)}>
        {sentences.askAgain}
      </Button>
    </Wrong>
  )
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
        <Button variant="quiet" busy={isBusy} onClick={() => ask()} className="-mx-2 px-2!">
          {why === null ? sentences.ask : sentences.askAgain}
        </Button>
      )}
    </div>
  )
}

interface RegisteredNameProps {
  profile: Profile
  check: UpiIdCheck
  name: string
  onChange: () => void
  /** The pressed button is gone after an answer: the focus stays at the place. */
  keepFocus: () => void
}

function RegisteredName({ profile, check, name, onChange, keepFocus }: RegisteredNameProps) {
  const sentences = useSentences('upiIds', upiIdSentences)
  const { isBusy, answer } = useUpiIdAnswers(profile)
  const [isAskedTwice, setAskedTwice] = useState(false)
  const differs = check.likeness !== 'alike'
  const ownName = `${profile.first_name} ${profile.last_name}`
  const confirm = () => answer('yes', keepFocus)

  function confirmOrAsk() {
    if (differs) {
      setAskedTwice(true)
      keepFocus()
    } else void confirm()
  }

  if (check.answer === 'yes') return <Confirmed name={name} />
  if (check.answer === 'no')
    return (
      <Wrong text={sentences.denied} name={name}>
        <Button variant="secondary" onClick={onChange}>
          {sentences.change}
        </Button>
        <Button variant="quiet" busy={isBusy} onClick={confirm}>
          {sentences.mineAfterAll}
        </Button>
      </Wrong>
    )
  // The answer that loses no money comes first, and looks like the usual one.
  const answers = [
    isAskedTwice ? (
      <Button key="sure" variant="secondary" busy={isBusy} onClick={confirm}>
        {sentences.sure}
      </Button>
    ) : (
      <Button key="yes" variant={differs ? 'secondary' : 'primary'} busy={isBusy} onClick={confirmOrAsk}>
        {sentences.yes}
      </Button>
    ),
    <Button
      key="no"
      variant={differs ? 'primary' : 'secondary'}
      disabled={isBusy}
      onClick={() => answer('no', onChange)}
    >
      {sentences.no}
    </Button>,
  ]
  return (
    <div className="rounded-field border border-gold/60 bg-selected px-4 py-3.5">
      {differs ? (
        <>
          <p className="font-semibold">{sentences.unlikeTitle}</p>
          <dl className="wrap-anywhere mt-2 grid gap-1.5 leading-snug">
            <Name of={sentences.bankHas} name={name} />
            <Name of={sentences.youHave} name={ownName} />
          </dl>
          <p className="mt-2 text-selected-ink leading-snug">
            {isAskedTwice ? sentences.unlike(name) : sentences.compare}
          </p>
        </>
      ) : (
        <RegisteredTo name={name} />
      )}
      <Actions>{differs ? [...answers].reverse() : answers}</Actions>
    </div>
  )
}

const Name = ({ of, name }: { of: string; name: string }) => (
  <div>
    <dt className="text-selected-ink text-sm">{of}</dt>
    <dd {...written(name)} className="font-semibold text-ink">
      {name}
    </dd>
  </div>
)

function Confirmed({ name }: { name: string }) {
  const { confirmed } = useSentences('upiIds', upiIdSentences)
  return (
    <div className="flex items-start gap-3 rounded-field bg-leaf-wash px-4 py-3">
      <CircleCheck className="mt-0.5 size-5 flex-none text-leaf" aria-hidden="true" />
      <div className="min-w-0">
        <RegisteredTo name={name} />
        <p className="mt-1 text-muted leading-snug">{confirmed}</p>
      </div>
    </div>
  )
}

function RegisteredTo({ name }: { name: string }) {
  const { registeredTo } = useSentences('upiIds', upiIdSentences)
  return (
    <p className="leading-snug">
      <span>{registeredTo}</span>{' '}
      <strong {...written(name)} className="wrap-anywhere font-semibold text-ink">
        {name}
      </strong>
    </p>
  )
}

const Remark = ({ children }: { children: ReactNode }) => (
  <p className="text-muted leading-snug">{children}</p>
)

const Actions = ({ children }: { children: ReactNode }) => (
  <div className="mt-3 grid gap-2.5 sm:flex sm:flex-wrap">{children}</div>
)

interface WrongProps {
  text: string
  name?: string
  /** Tells the host what to do about it. */
  children: ReactNode
}

const Wrong = ({ text, name, children }: WrongProps) => (
  <div className="rounded-field border border-danger/35 bg-danger-wash px-4 py-3.5">
    <div className="flex items-start gap-3">
      <CircleAlert className="mt-0.5 size-5 flex-none text-danger" aria-hidden="true" />
      <div className="min-w-0">
        {name !== undefined && <RegisteredTo name={name} />}
        <p className="leading-snug">{text}</p>
      </div>
    </div>
    <Actions>{children}</Actions>
  </div>
)

function useUpiIdAnswers({ upi_id }: Profile) {
  const { failed } = useSentences('upiIds', upiIdSentences)
  const queries = useQueryClient()
  /** Does `then` once it is stored. */
  const { run: send, isBusy } = useAction(
    async (calling: () => Promise<Profile>, then?: () => void) => {
      try {
        const profile = await calling()
        await queries.cancelQueries({ queryKey: profileQuery.queryKey })
        queries.setQueryData(profileQuery.queryKey, profile)
        then?.()
      } finally {
        // Dashboard and boxes ask for it, too; and another tab may have saved another UPI ID.
        void queries.invalidateQueries()
      }
    },
    { failed },
  )

  const body = { upi_id: upi_id ?? '' }
  return {
    isBusy,
    answer: (answer: Ownership, then?: () => void) =>
      send(() => call(answerUpiIdName, { body: { ...body, answer } }), then),
    ask: (then?: () => void) => send(() => call(askUpiIdName, { body }), then),
  }
}
