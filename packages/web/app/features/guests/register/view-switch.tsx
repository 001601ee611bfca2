// Switches between all gifts and those online, once something was written down; downloads the book, and writes down another one.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { Plus } from 'lucide-react'
import { searchOf } from '../../../lib/links/use-search-state.ts'
import { DialogButton, GiftBookButton } from '../../../lib/register/dialog-buttons.tsx'
import { useGiftSplitSentences, useRegisterSentences } from '../../../lib/register/register-sentences.ts'
import { PillLink } from '../../../ui/buttons/pill-link.tsx'
import { guestsSearch, useGuestsParams } from '../guests-params.ts'

const loadEntryDialog = async () => (await import('../../../lib/register/entry-dialog.tsx')).EntryDialog

export function ViewSwitch({ box }: { box: ListedBox }) {
  const sentences = useRegisterSentences()
  const { all } = useGiftSplitSentences()
  const { view } = useGuestsParams().params
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
      <div className="flex flex-wrap gap-2.5">
        <GiftBookButton box={box} />
        <DialogButton box={box} icon={Plus} label={sentences.write} load={loadEntryDialog} />
      </div>
    </div>
  )
}
