// One flagged payment: what is off, what to do about it, whose it is.
import { adminLookAtFlag, type Flag } from '@lifafa/contract/endpoints/admin-payments'
import { CURRENCY, formatForeign, formatPaise } from '@lifafa/contract/money'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin-payments'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { adminCall } from '../../lib/admin-api.ts'
import { bulleted, sentencesOf } from '../../lib/api-error.ts'
import { useOnce } from '../../lib/use-once.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { notify } from '../../ui/toasts.tsx'
import { MONEY_KEY } from './payment-queries.ts'
import { searchOf } from './payments-place.ts'
import { when } from './when.ts'

interface FlagCardProps {
  flag: Flag
  /** It is about to leave the list, and with it what had the focus. */
  onGone: () => void
}

const amountOf = ({ amount_paise, currency }: Flag): string =>
  currency === CURRENCY ? formatPaise(amount_paise) : formatForeign(amount_paise, currency)

const asSentence = (reason: string): string => reason.charAt(0).toUpperCase() + reason.slice(1)

export function FlagCard({ flag, onGone }: FlagCardProps) {
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap gap-2">
          {flag.kinds.map((kind) => (
            <Badge key={kind} tone={flag.looked_at ? 'neutral' : 'accent'}>
              {sentences.flagKinds[kind].name}
            </Badge>
          ))}
        </div>
        <p className="font-heading text-2xl text-maroon leading-none">{amountOf(flag)}</p>
      </div>
      <div className="max-w-prose">
        <p className="wrap-anywhere font-semibold">{asSentence(flag.reason)}</p>
        {flag.kinds.map((kind) => (
          <p key={kind} className="mt-1 text-muted">
            {sentences.flagKinds[kind].advice}
          </p>
        ))}
      </div>
      <p className="wrap-anywhere border-line border-t pt-3 text-muted">
        {flag.guest ?? sentences.guestUnknown} → {flag.box ? `“${flag.box}”` : sentences.boxUnknown}
        {flag.host && `, ${flag.host}`}
        <br />
        <time dateTime={flag.at}>{when(flag.at)}</time> ·{' '}
        <span className="font-mono text-sm">{flag.payment_id}</span>
      </p>
      <Deeds flag={flag} onGone={onGone} />
    </Card>
  )
}

function Deeds({ flag, onGone }: FlagCardProps) {
  const queries = useQueryClient()
  const { once, isBusy } = useOnce()

  async function look() {
    try {
      const { message } = await adminCall(adminLookAtFlag, {
        params: { id: flag.id },
        body: { reason: flag.reason },
      })
      notify.success(message)
      onGone()
    } catch (error) {
      notify.error(bulleted(sentencesOf(error)))
    }
    await queries.invalidateQueries({ queryKey: [MONEY_KEY] })
  }

  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {flag.looked_at ? (
        <p className="text-muted sm:mr-auto">
          {sentences.lookedAtBy(flag.looked_at.by, when(flag.looked_at.at))}
        </p>
      ) : (
        <Button variant="secondary" busy={isBusy} busyLabel={sentences.marking} onClick={() => once(look)}>
          {sentences.markLookedAt}
        </Button>
      )}
      <Link
        to={searchOf({ tab: 'payment', id: flag.payment_id })}
        className={buttonStyle({ variant: 'quiet' })}
      >
        {sentences.seeStory}
      </Link>
    </div>
  )
}
