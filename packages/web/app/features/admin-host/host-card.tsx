// Who a host is: contact details, UPI ID, whether the account is active, and the way to what administrators did.
import { formatMoment } from '@lifafa/contract/dates'
import type {
  CheckedUpiId,
  HostCard as Host,
  LinkedAccountOfHost,
} from '@lifafa/contract/endpoints/admin/hosts'
import type { EarlierAccount } from '@lifafa/contract/linked-accounts/states'
import { formatPaise } from '@lifafa/contract/money'
import { adminHostSentences as sentences } from '@lifafa/contract/sentences/admin/hosts'
import { adminUsersSentences } from '@lifafa/contract/sentences/admin/users'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { useDialog } from '../../lib/dialogs/use-dialog.tsx'
import { paymentsHref } from '../../lib/links/admin-links.ts'
import { ReferenceLine } from '../../lib/parts/references.tsx'
import { when } from '../../lib/time/when.ts'
import { actionsFor } from '../../lib/user-actions/user-action.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/display/card.tsx'

export function HostCard({ host }: { host: Host }) {
  const {
    id,
    email,
    phone,
    address,
    upi_id,
    upi_id_waits_until,
    bank_account,
    joined_at,
    linked_account: account,
  } = host
  return (
    <Card className="min-w-0">
      <Standing host={host} />
      <dl className="@container divide-y divide-line">
        <ReferenceLine name={sentences.email} text={email} />
        {phone !== '' && <ReferenceLine name={sentences.phone} text={phone} />}
        {upi_id !== null && <ReferenceLine name={sentences.upiId} text={upi_id} />}
        {account?.account_id && <ReferenceLine name={sentences.linkedAccount} text={account.account_id} />}
        <ReferenceLine name={sentences.hostId} text={id} />
      </dl>
      <dl className="@container mt-3 grid gap-3">
        {upi_id === null && <Fact name={sentences.upiId} text={sentences.noUpiId} />}
        {bank_account !== null && (
          <>
            <Fact name={sentences.bankAccount} text={sentences.bankAccountOf(bank_account)} />
            <Fact name={sentences.bankAccountCheck} text={told(bank_account.check)} />
          </>
        )}
        {host.upi_id_check !== null && <Fact name={sentences.upiIdCheck} text={told(host.upi_id_check)} />}
        {upi_id_waits_until !== null && (
          <Fact name={sentences.waits} text={sentences.waitsUntil(when(upi_id_waits_until))} />
        )}
        {account !== null && <Fact name={sentences.linkedAccountState} text={standing(account)} />}
        {host.earlier_accounts.map((earlier) => (
          <Fact key={earlier.upi_id} name={sentences.linkedAccountState} text={still(earlier)} />
        ))}
        <Fact name={sentences.address} text={address} />
        <Fact name={sentences.joined} text={formatMoment(joined_at)} />
      </dl>
      <div className="-mx-2 mt-3 flex flex-wrap gap-x-2">
        <a
          href={`mailto:${encodeURIComponent(email)}`}
          className={`${buttonStyle({ variant: 'quiet' })} px-2!`}
        >
          {sentences.writeMail}
        </a>
        <Link
          to={paymentsHref({ tab: 'audit-log', about: id })}
          className={`${buttonStyle({ variant: 'quiet' })} px-2!`}
        >
          {sentences.auditLog}
        </Link>
      </div>
      <HostActions host={host} />
    </Card>
  )
}

function told({ state, why, registered_name: name, score, answer, asked_at }: CheckedUpiId): string {
  const asked = asked_at === null ? [] : [sentences.askedOn(when(asked_at))]
  if (state === 'found' && name !== null)
    return [
      sentences.registeredTo(name, score),
      answer === null ? sentences.noOwnership : sentences.ownership[answer],
      ...asked,
    ].join(' ')
  if (why !== null) return [sentences.upiIdUnanswered[why], ...asked].join(' ')
  return state === 'unchecked' || state === 'asking' || state === 'not-found'
    ? [sentences.upiIdStates[state], ...asked].join(' ')
    : ''
}

const standing = ({ state, refusal }: LinkedAccountOfHost): string =>
  [
    sentences.linkedAccountStates[state],
    refusal !== null && refusal !== '' && sentences.linkedAccountRefusal(refusal),
  ]
    .filter(Boolean)
    .join(' ')

const still = ({ upi_id, paise, is_wrong }: EarlierAccount): string =>
  (is_wrong ? sentences.earlierAccountWrong : sentences.earlierAccount)(formatPaise(paise), upi_id)

function Standing({ host: { is_verified, deactivated_at } }: { host: Host }) {
  return (
    <p className="mb-2">
      {deactivated_at !== null ? (
        <Badge isLong>{sentences.deactivatedAt(when(deactivated_at))}</Badge>
      ) : is_verified ? (
        <Badge tone="success">{sentences.active}</Badge>
      ) : (
        <Badge>{sentences.unverified}</Badge>
      )}
    </p>
  )
}

const Fact = ({ name, text }: { name: string; text: string }) => (
  <div className="@lg:grid @lg:grid-cols-[15rem_minmax(0,1fr)] @lg:gap-x-3">
    <dt className="text-muted @max-lg:text-sm">{name}</dt>
    <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
  </div>
)

const loadDialog = async () =>
  (await import('../../lib/user-actions/user-action-dialog.tsx')).UserActionDialog

/** The buttons that activate, deactivate or delete a host. Each asks for confirmation first. */
function HostActions({ host: { id, name, is_verified, deactivated_at } }: { host: Host }) {
  const group = useRef<HTMLFieldSetElement>(null)
  const navigate = useNavigate()
  const onDeleted = () => void navigate(paths.admin.dashboard.href())
  const { open, dialog } = useDialog(loadDialog, { onDeleted }, group)
  const user = { id, name, is_verified, is_active: is_verified && deactivated_at === null }
  return (
    <fieldset ref={group} className="mt-3 flex flex-wrap gap-3 border-line border-t pt-4">
      <legend className="sr-only">{adminUsersSentences.actionsFor(name)}</legend>
      {actionsFor(user).map((action) => (
        <Button
          // The button that activates takes the place, and the focus, of the one that deactivated.
          key={action === 'delete' ? 'delete' : 'status'}
          variant={action === 'delete' ? 'quiet' : 'secondary'}
          className={action === 'delete' ? 'text-danger!' : ''}
          onClick={({ currentTarget }) => open({ action, user }, currentTarget)}
        >
          {adminUsersSentences[action].confirm}
        </Button>
      ))}
      {dialog}
    </fieldset>
  )
}
