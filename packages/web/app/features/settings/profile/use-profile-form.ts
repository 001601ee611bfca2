// The profile's form. It follows the profile, which may change elsewhere, except for edited fields.
// Text that was typed and not saved is there again when the host returns to the page.
import { type Profile, updateProfile } from '@lifafa/contract/endpoints/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { hostSession } from '../../../lib/session/host-session.ts'

const FIELDS = ['first_name', 'last_name', 'phone_number', 'upi_id', 'address'] as const
export type Values = Record<(typeof FIELDS)[number], string>

/** Edited fields, stored in the query cache, which is cleared when the session ends. */
const DRAFT_KEY = ['profile-draft']

const shownOf = ({ first_name, last_name, phone_number, address, upi_id }: Profile): Values => ({
  first_name,
  last_name,
  phone_number,
  upi_id: upi_id ?? '',
  address,
})

export function useProfileForm(profile: Profile) {
  const queries = useQueryClient()
  const form = useSchemaForm(updateProfile.body, undefined, shownOf(profile))
  const { getFieldState, getValues, setValue, resetField } = form
  useEffect(() => {
    queries.setQueryDefaults(DRAFT_KEY, { gcTime: Number.POSITIVE_INFINITY })
    const draft = queries.getQueryData<Partial<Values>>(DRAFT_KEY) ?? {}
    for (const field of FIELDS)
      if (draft[field] !== undefined) setValue(field, draft[field], { shouldDirty: true })
    return () => {
      // Signing out has just cleared the cache.
      if (hostSession.stored()?.user.id !== profile.id) return
      const edited = FIELDS.filter((field) => getFieldState(field).isDirty)
      const typed = getValues()
      queries.setQueryData(DRAFT_KEY, Object.fromEntries(edited.map((field) => [field, typed[field]])))
    }
  }, [getFieldState, getValues, setValue, queries, profile.id])

  return {
    form,
    /** The submitted values `sent` are on the server now, as `saved`; later edits stay. */
    wasSaved(sent: Values, saved: Profile) {
      for (const field of FIELDS)
        if (getValues(field) === sent[field]) resetField(field, { defaultValue: shownOf(saved)[field] })
    },
  }
}
