// The host's account at the payment provider, which gifts go to: how it stands, and a form for the PAN that it needs.
import { linkedAccountForm, requestLinkedAccount } from '@lifafa/contract/endpoints/settings/linked-account'
import { formatPaise } from '@lifafa/contract/money'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { linkedAccountSentences } from '@lifafa/contract/sentences/linked-accounts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/calls/api.ts'
import { useFormCall } from '../../lib/forms/use-form-call.ts'
import { fieldsOf, useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import { useSentences } from '../../lib/language/language.tsx'
import { bulleted } from '../../lib/network/api-error.ts'
import { profileQuery } from '../../lib/queries/profile-query.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Form } from '../../ui/inputs/form.tsx'
import { TextField } from '../../ui/inputs/text-field.tsx'
import { notify } from '../../ui/overlays/toasts.ts'
import { saveButton } from './settings-layout.ts'
import { SettingsSection } from './settings-section.tsx'

/** Low on the page, and absent where gifts do not go to such an account: nothing above it moves when it comes. */
export function LinkedAccountSection() {
  const sentences = useSentences('linkedAccounts', linkedAccountSentences)
  // The form above fetches it, and says where that fails.
  const { data: profile } = useQuery(profileQuery)
  if (!profile?.linked_account) return null
  const { state, refusal, earlier } = profile.linked_account
  const isWanted = state === null || state === 'asking' || state === 'refused'
  return (
    <SettingsSection title={sentences.title} id="gifts" className="lg:col-span-2">
      <p className="-mt-3 mb-4 text-muted">{sentences.why}</p>
      {state && <p role="status">{sentences.states[state]}</p>}
      {refusal && <p className="mt-1 text-muted">{sentences.refusal(refusal)}</p>}
      {isWanted &&
        (profile.upi_id ? (
          <PanForm key={profile.upi_id} upiId={profile.upi_id} />
        ) : (
          <p>{sentences.noUpiId}</p>
        ))}
      {earlier.map(({ upi_id, paise, is_wrong }) => (
        <p key={upi_id} className="mt-3 text-muted">
          {(is_wrong ? sentences.earlierWrong : sentences.earlier)(formatPaise(paise), upi_id)}
        </p>
      ))}
    </SettingsSection>
  )
}

function PanForm({ upiId }: { upiId: string }) {
  const sentences = useSentences('linkedAccounts', linkedAccountSentences)
  const { updateFailed } = useSentences('profile', profileSentences)
  const queries = useQueryClient()
  const form = useSchemaForm(linkedAccountForm, { pan: '' })
  const { submit, isBusy } = useFormCall(
    form,
    async ({ pan }) => {
      await call(requestLinkedAccount, { body: { upi_id: upiId, pan } })
      form.reset()
      await queries.invalidateQueries({ queryKey: profileQuery.queryKey })
    },
    updateFailed,
    (problems) => notify.error(bulleted(problems)),
  )
  return (
    <Form onSubmit={submit} isBusy={isBusy} className="mt-4">
      <TextField
        label={sentences.pan}
        {...fieldsOf(form)('pan')}
        autoCapitalize="characters"
        required
        className="max-w-sm"
      />
      <Button type="submit" size="lg" busy={isBusy} busyLabel={sentences.sending} className={saveButton}>
        {sentences.send}
      </Button>
    </Form>
  )
}
