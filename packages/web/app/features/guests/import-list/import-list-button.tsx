// Opens the dialog that imports a list.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { importListSentences } from '@lifafa/contract/sentences/host/import-list'
import { FileUp } from 'lucide-react'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../../lib/language/language.tsx'
import { Button } from '../../../ui/buttons/button.tsx'

const loadDialog = async () => (await import('./import-list-dialog.tsx')).ImportListDialog

export function ImportListButton({ box }: { box: ListedBox }) {
  const { button } = useSentences('importList', importListSentences)
  const { trigger, dialog } = useDialog(loadDialog, { box })
  return (
    <>
      <Button
        variant="secondary"
        icon={<FileUp className="size-5 flex-none" aria-hidden="true" />}
        busy={trigger.isOpening}
        {...trigger.props}
      >
        {button}
      </Button>
      {dialog}
    </>
  )
}
