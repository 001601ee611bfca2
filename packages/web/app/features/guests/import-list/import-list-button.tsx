// Opens the dialog that imports a list.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { FileUp } from 'lucide-react'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { Button } from '../../../ui/buttons/button.tsx'

const loadDialog = async () => (await import('./import-list-dialog.tsx')).ImportListDialog

export function ImportListButton({ box }: { box: ListedBox }) {
  const { trigger, dialog } = useDialog(loadDialog, { box })
  return (
    <>
      <Button
        variant="secondary"
        icon={<FileUp className="size-5 flex-none" aria-hidden="true" />}
        busy={trigger.isOpening}
        {...trigger.props}
      >
        Import a list
      </Button>
      {dialog}
    </>
  )
}
