// The profile's form. Save, and so the Enter key, require a valid UPI ID; Enter shows the error.
import { formatMoment, formatTime } from '@lifafa/contract/dates'
import { type Profile, updateProfile } from '@lifafa/contract/endpoints/profile'
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { Hourglass } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { EmailField, NameFields, PhoneField, UpiField } from '../../../lib/forms/contact-fields.tsx'
import { useFormCall } from '../../../lib/forms/use-form-call.ts'
import { fieldsOf } from '../../../lib/forms/use-schema-form.ts'
import { useLanguage, useSentences } from '../../../lib/language/language.tsx'
import { bulleted } from '../../../lib/network/api-error.ts'
import { UpiIdOwner } from '../../../lib/upi-id/upi-id-owner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import { Textarea } from '../../../ui/inputs/textarea.tsx'
import { notify } from '../../../ui/overlays/toasts.ts'
import { ADDRESS_HEIGHT, fieldRow, payeeBox, payeeTitle, saveButton } from '../settings-layout.ts'
import { useGuardedSave } from './use-guarded-save.ts'
import { useProfileForm, type Values } from './use-profile-form.ts'

export function ProfileForm({ profile }: { profile: Profile }) {
  const sentences = useSentences('profile', profileSentences)
  const labels = useSentences('labels', labelSentences)
  const { form, wasSaved } = useProfileForm(profile)
  const { save, dialog } = useGuardedSave(profile, wasSaved)
  const { register, getValues, setFocus } = form
  const { errors } = form.formState
  const field = fieldsOf(form)
  const typedUpiId = form.watch('upi_id') ?? ''
  const upi = useUpiCheck(typedUpiId)
  const isUpiIdSaved = profile.upi_id !== null && typedUpiId === profile.upi_id
  const { submit, isBusy } = useFormCall(
    form,
    (details) => save(details, getValues() as Values),
    sentences.updateFailed,
    (problems) => notify.error(bulleted(problems)),
  )

  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '#upi-id') setFocus('upi_id', { shouldSelect: true })
  }, [hash, setFocus])

  /** A disabled button would ignore the Enter key without a message. */
  function refuseWrongUpiId(event: KeyboardEvent) {
    const isSending = event.key === 'Enter' && event.target instanceof HTMLInputElement
    if (!isSending || !upi.isWrong || event.nativeEvent.isComposing) return
    event.preventDefault()
    upi.show()
    setFocus('upi_id')
    notify.error(sentences.upiInvalidToast)
  }

  return (
    <>
      <Form onSubmit={submit} isBusy={isBusy} onKeyDown={refuseWrongUpiId}>
        <fieldset className={payeeBox}>
          <legend className={payeeTitle}>{sentences.payee}</legend>
          <UpiField
            {...register('upi_id', { onBlur: upi.show })}
            hint={profile.bank_account ? sentences.upiUnused : sentences.upiHint}
            error={upi.isShown ? sentences.upiInvalidInline : errors.upi_id?.message}
          />
          {isUpiIdSaved && !profile.bank_account && (
            <UpiIdOwner profile={profile} onChange={() => setFocus('upi_id', { shouldSelect: true })} />
          )}
          {profile.payouts_wait_until && <PayoutsWait until={profile.payouts_wait_until} />}
        </fieldset>
        <div className={fieldRow}>
          <NameFields first={field('first_name')} last={field('last_name')} />
        </div>
        <EmailField value={profile.email} hint={sentences.emailFixed} required={false} readOnly />
        <PhoneField {...field('phone_number')} />
        <Field label={labels.address} error={errors.address?.message}>
          <Textarea
            {...register('address')}
            autoComplete="street-address"
            autoCapitalize="words"
            required
            className={`field-sizing-fixed! ${ADDRESS_HEIGHT}`}
          />
        </Field>
        <Button
          type="submit"
          size="lg"
          busy={isBusy}
          busyLabel={labels.saving}
          disabled={upi.isWrong}
          className={saveButton}
        >
          {labels.saveChanges}
        </Button>
      </Form>
      {/* Outside the form: a nested form would be submitted with it. */}
      {dialog}
    </>
  )
}

function PayoutsWait({ until }: { until: string }) {
  const { payoutsWait } = useSentences('profile', profileSentences)
  const language = useLanguage()
  return (
    <p className="flex items-start gap-3 rounded-field bg-selected px-4 py-3 text-selected-ink">
      <Hourglass className="mt-1 size-4.5 flex-none" aria-hidden="true" />
      <span>{payoutsWait(formatMoment(until, language), formatTime(until, language))}</span>
    </p>
  )
}

const isUpiId = (typed: string): boolean => updateProfile.body.shape.upi_id.safeParse(typed).success

/** Validates the UPI ID: an error is first shown when the field is left, and from then on while typing. */
function useUpiCheck(typed: string) {
  const [isShown, setShown] = useState(false)
  const isWrong = !isUpiId(typed)
  return {
    isWrong,
    isShown: isWrong && isShown,
    /** The field was left, or the form submitted: errors are shown from now on. */
    show: () => setShown(isWrong),
  }
}
