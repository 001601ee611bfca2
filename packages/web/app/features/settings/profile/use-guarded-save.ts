// Saves the profile; where the server requires the password, because the UPI ID changes, a dialog asks for it.
import type { Output } from '@lifafa/contract/endpoint'
import { type Profile, updateProfile } from '@lifafa/contract/endpoints/profile'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/calls/api.ts'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../../lib/language/language.tsx'
import { ApiError } from '../../../lib/network/api-error.ts'
import { profileQuery } from '../../../lib/queries/profile-query.ts'
import { hostSession } from '../../../lib/session/host-session.ts'
import { notify } from '../../../ui/overlays/toasts.ts'
import type { Values } from './use-profile-form.ts'

type Details = Output<typeof updateProfile.body>
type Unsaved = { details: Details; sent: Values }

const loadDialog = async () => (await import('./change-upi-dialog.tsx')).ChangeUpiDialog

const isPasswordNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'passwordNeeded'

/** `wasSaved` receives the submitted values and the saved profile. */
export function useGuardedSave(profile: Profile, wasSaved: (sent: Values, saved: Profile) => void) {
  const queries = useQueryClient()
  const { updated } = useSentences('profile', profileSentences)
  const [unsaved, setUnsaved] = useState<Unsaved>()
  const { open, dialog } = useDialog(loadDialog, {
    from: profile.upi_id,
    to: unsaved?.details.upi_id ?? null,
    toLinkedAccount: profile.linked_account !== null,
    isFromWrong: profile.upi_id_check?.state === 'not-found' || profile.upi_id_check?.answer === 'no',
    isUnused: profile.bank_account !== null,
    email: profile.email,
    async act(password: string) {
      if (unsaved) await save(unsaved, password)
      return updated
    },
  })

  /** Throws ApiError. */
  async function save({ details, sent }: Unsaved, current_password?: string) {
    // The call includes the email address, and an empty text for a missing UPI ID (docs/specification.md §7).
    const body = { ...details, current_password, email: profile.email, upi_id: details.upi_id ?? '' }
    const saved = await call(updateProfile, { body })
    // The answer to an earlier request would restore the old values.
    await queries.cancelQueries({ queryKey: profileQuery.queryKey })
    queries.setQueryData(profileQuery.queryKey, saved)
    const {
      payouts_wait_until: _,
      bank_account: __,
      upi_id_check: ___,
      linked_account: ____,
      ...user
    } = saved
    hostSession.updateUser(user)
    // The dashboard's activities include it.
    void queries.invalidateQueries()
    wasSaved(sent, saved)
  }

  return {
    dialog,
    /** May throw ApiError; not where the password is required. */
    async save(details: Details, sent: Values) {
      try {
        await save({ details, sent })
        notify.success(updated)
      } catch (error) {
        if (!isPasswordNeeded(error)) throw error
        setUnsaved({ details, sent })
        void open()
      }
    },
  }
}
