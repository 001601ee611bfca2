// Switches between all gifts and those online, once something was written down; and writes down another gift.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { Plus } from 'lucide-react'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { searchOf } from '../../../lib/links/use-search-state.ts'
import { useGiftSplitSentences, useRegisterSentences } from '../../../lib/register/register-sentences.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { PillLink } from '../../../ui/buttons/pill-link.tsx'
import { guestsSearch, useGuestsParams } from '../guests-params.ts'

const loadEntryDialog = async () => (await import('../../../lib/register/entry-dialog.tsx')).EntryDialog

export function ViewSwitch({ box }: { box: ListedBox }) {
  const sentences = useRegisterSentences()
  const { all } = useGiftSplitSentences()
  const { view } = useGuestsParams().params
  const { trigger, dialog } = useDialog(loadEntryDialog, { box })
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <nav aria-label={sentences.view} className="flex gap-2">
        {(['all', 'online'] as const).map((one) => (
          <PillLink
            key={one}
            to={searchOf(guestsSearch, { box: box.giftid, view: one })}
            isCurrent={view === one}
          >
            {one === 'all' ? all : sentences.onlineGifts}
          </PillLink>
        ))}
      </nav>
      <Button
        variant="secondary"
        icon={<Plus className="size-5" aria-hidden="true" />}
        busy={trigger.isOpening}
        {...trigger.props}
      >
        {sentences.write}
      </Button>
      {dialog}
    </div>
  )
}
