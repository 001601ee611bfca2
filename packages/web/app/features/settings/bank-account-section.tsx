// The host's bank account: none and how to add one, or the saved one with what the bank says of it. Each change asks for the password.
import type { BankAccount, Profile } from '@lifafa/contract/endpoints/profile'
import { removeBankAccount } from '@lifafa/contract/endpoints/settings/bank-account'
import { bankAccountSentences } from '@lifafa/contract/sentences/host/bank-account'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import type { Translated } from '@lifafa/contract/sentences/translated'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { call } from '../../lib/calls/api.ts'
import { useDialog } from '../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../lib/language/language.tsx'
import { written } from '../../lib/parts/lang-of.ts'
import { profileQuery } from '../../lib/queries/profile-query.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Until the bank has answered; later the page's own polling is enough. */
const ASKING_POLL_MS = 2_000
const MOST_POLLS = 60

const loadDialog = async () => (await import('./bank-account-dialog.tsx')).BankAccountDialog
const loadPassword = async () => (await import('./password-dialog.tsx')).PasswordDialog

/** Below the password, beside the UPI ID, and absent where gifts go to a linked account: nothing above it moves when it comes. */
export function BankAccountSection() {
  const sentences = useSentences('bankAccount', bankAccountSentences)
  // The form of the profile fetches it, and says where that fails.
  const { data: profile } = useQuery({
    ...profileQuery,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.bank_account?.check?.state === 'asking' && dataUpdateCount < MOST_POLLS && ASKING_POLL_MS,
  })
  if (!profile || profile.linked_account) return null
  return (
    <SettingsSection title={sentences.title} id="bank-account">
      {profile.bank_account ? (
        <Facts account={profile.bank_account} />
      ) : (
        <p className="-mt-3 mb-5 max-w-prose text-muted">{sentences.why}</p>
      )}
      <Actions profile={profile} />
    </SettingsSection>
  )
}

function Actions({ profile: { email, upi_id, bank_account: account } }: { profile: Profile }) {
  const sentences = useSentences('bankAccount', bankAccountSentences)
  const { removeUpiText: nowhereText } = useSentences('profile', profileSentences)
  const queries = useQueryClient()
  const save = useDialog(loadDialog, { email })
  const remove = useDialog(loadPassword, {
    title: sentences.removeTitle,
    description: upi_id === null ? nowhereText : sentences.removeText,
    confirm: sentences.remove,
    busy: sentences.removing,
    isDanger: true,
    failed: sentences.failed,
    email,
    async act(current_password: string) {
      await call(removeBankAccount, { body: { current_password } })
      // The dashboard's activities include it.
      void queries.invalidateQueries()
      return sentences.removed
    },
  })
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" busy={save.trigger.isOpening} {...save.trigger.props}>
        {account ? sentences.change : sentences.add}
      </Button>
      {account && (
        <Button variant="quiet" busy={remove.trigger.isOpening} {...remove.trigger.props}>
          {sentences.remove}
        </Button>
      )}
      {save.dialog}
      {remove.dialog}
    </div>
  )
}

function Facts({ account }: { account: BankAccount }) {
  const sentences = useSentences('bankAccount', bankAccountSentences)
  const { account_name, last_digits, ifsc, check } = account
  const isMissing = check?.state === 'not-found'
  const isTrouble = isMissing || check?.likeness === 'unlike'
  return (
    <div className="mb-5 flex items-start gap-3 rounded-field border border-gold/60 bg-paper px-4 py-3.5">
      <Landmark className="mt-1 size-5 flex-none text-maroon" aria-hidden="true" />
      <div className="min-w-0">
        <p {...written(account_name)} className="wrap-anywhere font-semibold">
          {account_name}
        </p>
        <p className="wrap-anywhere">
          <span>{sentences.ending(last_digits)}</span> <span className="text-muted">{ifsc}</span>
        </p>
        {!isMissing && <p className="mt-1 text-muted leading-snug">{sentences.goesHere}</p>}
        {check && (
          <p
            role="status"
            className={`mt-1 wrap-anywhere leading-snug ${isTrouble ? 'text-danger' : 'text-muted'}`}
          >
            {told(sentences, check)}
          </p>
        )}
      </div>
    </div>
  )
}

function told(
  sentences: Translated<typeof bankAccountSentences>,
  { state, why, registered_name: name, likeness }: NonNullable<BankAccount['check']>,
): string {
  if (state === 'not-found') return sentences.notFound
  if (name !== null) return likeness === 'unlike' ? sentences.unlike(name) : sentences.registeredTo(name)
  return why === null ? sentences.asking : sentences.unanswered[why]
}
