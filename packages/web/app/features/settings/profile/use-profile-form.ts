// The profile's form: filled from the server, and again when the profile changes elsewhere, except for edited fields.
// Text that was typed and not saved is there again when the host returns to the page.
import { type Profile, updateProfile } from '@lifafa/contract/endpoints/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { hostSession } from '../../../lib/session/host-session.ts'

const FIELDS = ['first_name', 'last_name', 'phone_number', 'upi_id', 'address'] as const
export type Values = Record<(typeof FIELDS)[number], string>

interface Draft {
  typed: Values
  /** The profile from which editing began: fields that differ from it were edited. */
  known: Values
}

/** Stored in the query cache, which is cleared when the session ends. */
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
  const draft = queries.getQueryData<Draft>(DRAFT_KEY)
  const known = useRef(draft?.known ?? shownOf(profile))
  const form = useSchemaForm(updateProfile.body, draft?.typed ?? shownOf(profile))

  const { getValues, setValue } = form
  /** Fields without edits show `fresh`. */
  const take = useCallback(
    (fresh: Values) => {
      const typed = getValues()
      for (const field of FIELDS)
        if (typed[field] === known.current[field] && typed[field] !== fresh[field])
          setValue(field, fresh[field])
      known.current = fresh
    },
    [getValues, setValue],
  )
  useEffect(() => take(shownOf(profile)), [take, profile])

  useEffect(() => {
    queries.setQueryDefaults(DRAFT_KEY, { gcTime: Number.POSITIVE_INFINITY })
    return () => {
      // Signing out has just cleared the cache.
      if (hostSession.stored()?.user.id !== profile.id) return
      queries.setQueryData<Draft>(DRAFT_KEY, { typed: getValues() as Values, known: known.current })
    }
  }, [getValues, queries, profile.id])

  return {
    form,
    /** The submitted values `sent` are on the server now, as `saved`; later edits stay. */
    wasSaved(sent: Values, saved: Profile) {
      known.current = sent
      take(shownOf(saved))
    },
  }
}
