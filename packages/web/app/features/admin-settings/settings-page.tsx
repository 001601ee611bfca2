// The administrator's settings: details, sessions, password.

import {
  adminEndOtherSessions,
  adminEndSession,
  adminListSessions,
  adminSignOutEverywhere,
} from '@lifafa/contract/endpoints/sessions'
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { adminPagesSentences as sentences } from '@lifafa/contract/sentences/admin/settings'
import { adminShellSentences } from '@lifafa/contract/sentences/admin/shell'
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import { sessionSentences } from '@lifafa/contract/sentences/sessions'
import { Link } from 'react-router'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { useDialog } from '../../lib/dialogs/use-dialog.tsx'
import { AdminPageHead, adminMeta } from '../../lib/page/admin-page-head.tsx'
import { Fact } from '../../lib/parts/fact.tsx'
import { adminSession, useAdmin } from '../../lib/session/admin-session.ts'
import { type SessionCalls, Sessions } from '../../lib/session-list/sessions.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { Card } from '../../ui/display/card.tsx'
import { notify } from '../../ui/overlays/toasts.ts'

export const meta = adminMeta(adminShellSentences.settings)

const DETAIL = 'font-semibold text-lg leading-snug'

export default function AdminSettingsPage() {
  const { name, email } = useAdmin()
  return (
    <div className="max-w-3xl">
      <AdminPageHead title={adminShellSentences.settings} />
      <div className="grid gap-5">
        <Card>
          <h2 className="mb-4 text-xl">{sentences.yourDetails}</h2>
          <dl className="grid gap-4 sm:grid-cols-2">
            <Fact term={sentences.name} fact={name} className={DETAIL} />
            <Fact term={labelSentences.email} fact={email} className={DETAIL} />
          </dl>
        </Card>
        <Card className="flex items-center justify-between gap-x-6 gap-y-4 max-sm:flex-col max-sm:items-stretch">
          <div>
            <h2 className="text-xl">{labelSentences.password}</h2>
            <p className="mt-1 text-muted">{sentences.changePasswordText}</p>
          </div>
          <Link
            to={paths.admin.changePassword.href()}
            className={`flex-none ${buttonStyle({ variant: 'secondary' })}`}
          >
            {labelSentences.changePassword}
          </Link>
        </Card>
        <SessionsCard />
      </div>
    </div>
  )
}

const calls: SessionCalls = {
  query: {
    queryKey: ['admin-sessions'],
    queryFn: async () => (await adminCall(adminListSessions)).sessions,
    meta: { failed: sessionSentences.fetchFailed },
  },
  end: (id) => adminCall(adminEndSession, { params: { id } }),
  endOthers: () => adminCall(adminEndOtherSessions),
}

const loadDialog = async () => (await import('../../lib/dialogs/confirm-dialog.tsx')).ConfirmDialog

/** The administrator's sessions: one by one, all others, or all at once. */
function SessionsCard() {
  const { trigger, dialog } = useDialog(loadDialog, {
    title: sentences.signOutTitle,
    consequences: sentences.signOutConsequences,
    keep: 'Stay signed in',
    confirm: sentences.signOutEverywhere,
    busy: 'Signing out...',
    isDanger: true,
    fallback: sentences.signOutFailed,
    async onConfirm() {
      await adminCall(adminSignOutEverywhere)
      adminSession.signOut()
      notify.success(adminSentences.signedOutEverywhere)
    },
  })
  return (
    <Card>
      <h2 className="text-xl">{sessionSentences.title}</h2>
      <p className="mt-1 mb-2 text-muted">{sessionSentences.text}</p>
      <Sessions {...calls} />
      <div className="mt-4 flex items-center justify-between gap-x-6 gap-y-3 border-line border-t pt-4 max-sm:flex-col max-sm:items-stretch">
        <p className="text-muted">{sentences.sessionsText}</p>
        <Button {...trigger.props} busy={trigger.isOpening} variant="secondary" className="flex-none">
          {sentences.signOutEverywhere}
        </Button>
      </div>
      {dialog}
    </Card>
  )
}
