// The upper half of the card: the kind of a gift, and how much it is.
import { type EntryKind, entryKind } from '@lifafa/contract/endpoints/register/entry'
import { formatRupees } from '@lifafa/contract/money'
import { quantityOf } from '@lifafa/contract/register/typed-entry'
import { Field } from '../../app/ui/inputs/field.tsx'
import { TextInput } from '../../app/ui/inputs/text-input.tsx'
import { useLanguage } from '../words.tsx'
import { Chip } from './chips.tsx'
import type { CardFields } from './draft.ts'

const USUAL_RUPEES = [101, 251, 501, 1100, 2100, 5100]

export function GiftFields({ draft, set, bind, error, focusField }: CardFields) {
  const { words } = useLanguage()
  const quantity = quantityOf(draft.kind)
  const isWeight = quantity === 'weight'
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in Safari */}
      <div
        role="group"
        aria-label={words.kind}
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
      >
        {entryKind.options.map((kind: EntryKind) => (
          <Chip
            key={kind}
            label={words.kinds[kind]}
            isChosen={draft.kind === kind}
            onChoose={() => set({ kind })}
          />
        ))}
      </div>

      {quantity && (
        <Field label={words[quantity]} error={error('quantity')}>
          <TextInput
            {...bind('quantity', true)}
            inputMode="decimal"
            enterKeyHint="next"
            placeholder={draft.isLater ? (isWeight ? words.notWeighed : words.later) : undefined}
            // The number for the last envelope stands above, below the bar.
            className="h-18 scroll-mt-112 font-semibold text-4xl text-maroon tabular-nums"
          />
          <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2 sm:flex sm:flex-wrap">
            {quantity === 'amount' &&
              USUAL_RUPEES.map((rupees) => (
                <Chip
                  key={rupees}
                  isStrong
                  label={formatRupees(rupees)}
                  isChosen={draft.quantity === String(rupees)}
                  onChoose={() => {
                    set({ quantity: String(rupees), isLater: false })
                    focusField('name')
                  }}
                />
              ))}
            <Chip
              className="col-span-2"
              label={isWeight ? words.notWeighed : words.countLater}
              isChosen={draft.isLater}
              onChoose={() => set({ isLater: !draft.isLater, quantity: '' })}
            />
          </div>
        </Field>
      )}
      {(draft.kind === 'thing' || draft.kind === 'cheque') && (
        <Field label={draft.kind === 'thing' ? words.thing : words.chequeWords} error={error('words')}>
          <TextInput {...bind('words', true)} enterKeyHint="next" />
        </Field>
      )}
    </>
  )
}
