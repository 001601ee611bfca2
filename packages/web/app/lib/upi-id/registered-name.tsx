// The name that the bank tells for a UPI ID, and the host's yes or no to it: asked twice where it is unlike the host's.
import type { Profile, UpiIdCheck } from '@lifafa/contract/endpoints/profile'
import { upiIdSentences as sentences } from '@lifafa/contract/sentences/upi-ids'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Actions, RegisteredTo, Wrong } from './owner-parts.tsx'
import { useUpiIdAnswers } from './use-upi-id-answers.ts'

interface RegisteredNameProps {
  profile: Profile
  check: UpiIdCheck
  name: string
  onChange: () => void
  /** What was pressed is gone after an answer: the focus stays at the place. */
  keepFocus: () => void
}

export function RegisteredName({ profile, check, name, onChange, keepFocus }: RegisteredNameProps) {
  const { isBusy, answer } = useUpiIdAnswers(profile)
  const [isAskedTwice, setAskedTwice] = useState(false)
  const { likeness } = check
  const confirm = () => answer('yes', keepFocus)

  function confirmOrAsk() {
    if (likeness === 'unlike') {
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
  return (
    <div className="rounded-field border border-gold/60 bg-selected px-4 py-3.5">
      <RegisteredTo name={name} />
      {likeness === 'other-script' && (
        <p className="mt-1.5 text-selected-ink leading-snug">{sentences.otherScript}</p>
      )}
      {isAskedTwice && (
        <>
          <p className="mt-2.5 font-semibold">{sentences.unlikeTitle}</p>
          <p className="wrap-anywhere mt-0.5 text-selected-ink leading-snug">
            {sentences.unlike(name, `${profile.first_name} ${profile.last_name}`)}
          </p>
        </>
      )}
      <Actions>
        {isAskedTwice ? (
          <Button key="sure" variant="secondary" busy={isBusy} onClick={confirm}>
            {sentences.sure}
          </Button>
        ) : (
          <Button key="yes" busy={isBusy} onClick={confirmOrAsk}>
            {sentences.yes}
          </Button>
        )}
        <Button
          variant={isAskedTwice ? 'primary' : 'secondary'}
          disabled={isBusy}
          onClick={() => answer('no', onChange)}
        >
          {sentences.no}
        </Button>
      </Actions>
    </div>
  )
}

const Confirmed = ({ name }: { name: string }) => (
  <div className="flex items-start gap-3 rounded-field bg-leaf-wash px-4 py-3">
    <CircleCheck className="mt-0.5 size-5 flex-none text-leaf" aria-hidden="true" />
    <div className="min-w-0">
      <RegisteredTo name={name} />
      <p className="mt-1 text-muted leading-snug">{sentences.confirmed}</p>
    </div>
  </div>
)
