// The name that the bank tells for a UPI ID, and the host's yes or no to it: asked twice where it may not be the host's.

import type { Profile, UpiIdCheck } from '@lifafa/contract/endpoints/profile'
import { upiIdSentences } from '@lifafa/contract/sentences/upi-ids'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { useSentences } from '../language/language.tsx'
import { Actions, RegisteredTo, Wrong } from './owner-parts.tsx'
import { useUpiIdAnswers } from './use-upi-id-answers.ts'

interface RegisteredNameProps {
  profile: Profile
  check: UpiIdCheck
  name: string
  onChange: () => void
  /** The pressed button is gone after an answer: the focus stays at the place. */
  keepFocus: () => void
}

export function RegisteredName({ profile, check, name, onChange, keepFocus }: RegisteredNameProps) {
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
    <dd className="font-semibold text-ink">{name}</dd>
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
