// The profile's form: filled from the server, and again when the profile is changed elsewhere, but never over what is
// being typed. Whoever leaves the page without saving finds the typed text on coming back.
import { type Profile, updateProfile } from '@lifafa/contract/endpoints/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { hostSession } from '../../../lib/session/host-session.ts'

const FIELDS = ['first_name', 'last_name', 'phone_number', 'upi_id', 'address'] as const
export type Values = Record<(typeof FIELDS)[number], string>

interface Draft {
  typed: Values
  /** The profile from which the typing began: what differs from it was typed. */
  known: Values
}

/** Kept where whatever else the host has fetched is kept: it is forgotten with it, at the latest on signing out. */
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
  /** Fields that nobody has typed into show `fresh`. */
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
      // Signing out has just forgotten everything.
      if (hostSession.stored()?.user.id !== profile.id) return
      queries.setQueryData<Draft>(DRAFT_KEY, { typed: getValues() as Values, known: known.current })
    }
  }, [getValues, queries, profile.id])

  return {
    form,
    /** What was in the fields as `sent` is on the server now, as `saved`; what was typed since then stays. */
    wasSaved(sent: Values, saved: Profile) {
      known.current = sent
      take(shownOf(saved))
    },
  }
}
