// Cards that ask a host for what is missing before money can be given, or paid; the settings have its field.

import type { MoneyPart } from '@lifafa/contract/endpoints/box-money'
import type { LinkedAccountObstacle } from '@lifafa/contract/linked-accounts/states'
import { formatRupees, paiseToRupees } from '@lifafa/contract/money'
import { fixOf, moneySentence, moneySentences } from '@lifafa/contract/sentences/host/money'
import { linkedAccountSentences } from '@lifafa/contract/sentences/linked-accounts'
import { CircleAlert, IndianRupee } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { classNames } from '../../ui/class-names.ts'
import { useSentences } from '../language/language.tsx'

interface SetupCardProps {
  title: string
  text: string
  /** The label of the link to the settings. */
  action: string
  href: string
  /** Money cannot be paid until it is done. */
  isUrgent?: boolean
}

export function SetupCard({ title, text, action, href, isUrgent = false }: SetupCardProps) {
  const headingId = useId()
  const Icon = isUrgent ? CircleAlert : IndianRupee
  return (
    <section
      aria-labelledby={headingId}
      className={classNames(
        'flex flex-col gap-4 rounded-card border p-5 sm:flex-row sm:items-center sm:p-6',
        isUrgent ? 'border-danger/35 bg-danger-wash' : 'border-gold/60 bg-selected',
      )}
    >
      <span
        className={classNames(
          'flex size-12 flex-none items-center justify-center rounded-field bg-card max-sm:hidden',
          isUrgent ? 'text-danger' : 'text-maroon',
        )}
      >
        <Icon className="size-6" strokeWidth={1.8} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <h2 id={headingId} className="text-xl">
          {title}
        </h2>
        <p className={classNames('wrap-anywhere mt-0.5 leading-snug', !isUrgent && 'text-selected-ink')}>
          {text}
        </p>
      </div>
      <Link to={href} prefetch="intent" className={buttonStyle()}>
        {action}
      </Link>
    </section>
  )
}

interface ActionNeededCardProps {
  /** The sum of all boxes that the card tells of. */
  paise: number
  parts: readonly MoneyPart[]
}

/** How much money cannot be paid until the host mends the UPI ID or the bank account. Nothing where nothing needs the host. */
export function ActionNeededCard({ paise, parts }: ActionNeededCardProps) {
  const sentences = useSentences('money', moneySentences)
  const sentenceOf = useSentences('moneyPart', moneySentence)
  const part = parts.find(({ state }) => state === 'action-needed')
  const fix = part && fixOf(part)
  if (!fix) return null
  return (
    <SetupCard
      isUrgent
      title={sentences.cannotBePaid(formatRupees(paiseToRupees(paise)))}
      text={sentenceOf(part)}
      action={sentences[fix.label]}
      href={paths.settings.href(fix.section)}
    />
  )
}

/** The part of the settings that says what guests wait for; the UPI ID is at their top. */
export const settingsFor = (obstacle: LinkedAccountObstacle): string =>
  paths.settings.href(obstacle === 'no-upi-id' ? undefined : 'gifts')

/** Why guests cannot give yet, where gifts go to a linked account. */
export function GuestsWaitCard({ obstacle }: { obstacle: LinkedAccountObstacle }) {
  const sentences = useSentences('linkedAccounts', linkedAccountSentences)
  return (
    <SetupCard
      title={sentences.waitingTitle}
      text={sentences.states[obstacle]}
      action={sentences.waitingAction}
      href={settingsFor(obstacle)}
    />
  )
}
