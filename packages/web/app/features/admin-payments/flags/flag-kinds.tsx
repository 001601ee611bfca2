// Links that filter the list by kind of flag, in one row that scrolls; nothing where there is only one kind.
import type { Answer } from '@lifafa/contract/endpoint'
import type { adminListFlags } from '@lifafa/contract/endpoints/admin/flags'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { reviewFlagSentences } from '@lifafa/contract/sentences/admin/review-flags'
import { Link } from 'react-router'
import { classNames } from '../../../ui/class-names.ts'
import { type PaymentsParams, searchOf } from '../payments-params.ts'

interface FlagKindsProps extends Pick<PaymentsParams, 'show' | 'kind'> {
  kinds: Answer<typeof adminListFlags>['kinds']
}

export function FlagKinds({ kinds, show, kind: current }: FlagKindsProps) {
  if (kinds.length < 2 && current === '') return null
  const to = (kind: PaymentsParams['kind']) => searchOf({ tab: 'flags', show, kind })
  return (
    <nav
      aria-label={sentences.flagKindsLabel}
      className="mb-5 flex gap-x-1.5 overflow-x-auto max-sm:-mx-4 max-sm:px-4"
    >
      <KindLink to={to('')} isCurrent={current === ''}>
        {sentences.allKinds}
      </KindLink>
      {kinds.map(({ kind, count }) => (
        <KindLink key={kind} to={to(kind)} isCurrent={current === kind}>
          {sentences.ofKind(reviewFlagSentences.kinds[kind].name, count)}
        </KindLink>
      ))}
    </nav>
  )
}

function KindLink({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 flex-none items-center whitespace-nowrap rounded-full px-3 text-sm tabular-nums transition-colors',
        isCurrent ? 'bg-maroon-wash font-semibold text-maroon' : 'text-muted hover:text-maroon',
      )}
    >
      {children}
    </Link>
  )
}
