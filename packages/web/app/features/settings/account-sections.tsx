// The sections of the whole account: download everything, delete it. Each asks for the password.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { deleteAccount, exportAccount } from '@lifafa/contract/endpoints/profile'
import { deleteAccountSentences, exportAccountSentences } from '@lifafa/contract/sentences/account'
import { saveFile } from '../../lib/browser/save-file.ts'
import { call } from '../../lib/calls/api.ts'
import { useDialog } from '../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../lib/language/language.tsx'
import { hostSession, useHost } from '../../lib/session/host-session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { SettingsSection } from './settings-section.tsx'

const loadDialog = async () => (await import('./password-dialog.tsx')).PasswordDialog

export function ExportSection() {
  const download = useSentences('exportAccount', exportAccountSentences)
  const { email } = useHost()
  const { trigger, dialog } = useDialog(loadDialog, {
    title: download.title,
    description: download.confirm,
    confirm: download.button,
    busy: download.preparing,
    failed: download.failed,
    email,
    async act(current_password: string) {
      const { content } = await call(exportAccount, { body: { current_password } })
      saveFile(content, PRODUCT_NAME, '_account.json')
      return download.downloaded
    },
  })
  return (
    <SettingsSection title={download.title}>
      <p className="-mt-3 mb-5 text-muted">{download.text}</p>
      <Button variant="secondary" busy={trigger.isOpening} {...trigger.props}>
        {download.button}
      </Button>
      {dialog}
    </SettingsSection>
  )
}

export function DeleteSection() {
  const deletion = useSentences('deleteAccount', deleteAccountSentences)
  const { email } = useHost()
  const { trigger, dialog } = useDialog(loadDialog, {
    title: deletion.confirmTitle,
    description: deletion.confirm,
    confirm: deletion.button,
    busy: deletion.deleting,
    isDanger: true,
    failed: deletion.failed,
    email,
    async act(current_password: string) {
      await call(deleteAccount, { body: { current_password } })
      hostSession.signOut(true)
      return deletion.deleted
    },
  })
  return (
    <SettingsSection title={deletion.title}>
      <p className="-mt-3 mb-5 text-muted">{deletion.text}</p>
      <Button variant="danger" busy={trigger.isOpening} {...trigger.props}>
        {deletion.button}
      </Button>
      {dialog}
    </SettingsSection>
  )
}
