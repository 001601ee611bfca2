// Changes the host's password, in the settings.
import { changePassword, changePasswordForm } from '@lifafa/contract/endpoints/profile'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/calls/api.ts'
import { useSentences } from '../../lib/language/language.tsx'
import { useHost } from '../../lib/session/host-session.ts'
import { ChangePasswordForm } from '../change-password-form.tsx'

export function ChangePassword() {
  const { email } = useHost()
  const queries = useQueryClient()
  const { otherDevicesEnd } = useSentences('profile', profileSentences)
  return (
    <ChangePasswordForm
      schema={changePasswordForm}
      email={email}
      change={async (body) => {
        await call(changePassword, { body })
        // The dashboard's activities include it.
        void queries.invalidateQueries()
      }}
      buttonStyle="lg:w-full"
    >
      <p className="text-muted">{otherDevicesEnd}</p>
    </ChangePasswordForm>
  )
}
