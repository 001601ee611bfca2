// All gifts on paper (styles/print.css), online and written down; those that were struck out are left out.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import type { Gift } from '@lifafa/contract/endpoints/register/entries'
import { moneyOf, type Split } from '@lifafa/contract/endpoints/register/split'
import { formatPaise } from '@lifafa/contract/money'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { useSentences } from '../../../lib/language/language.tsx'
import { written } from '../../../lib/parts/lang-of.ts'
import { useGiftSplitSentences, useRegisterSentences } from '../../../lib/register/register-sentences.ts'
import { splitParts } from '../../../lib/register/split-line.tsx'
import { giftInWords, howGiven } from '../register/gift-words.ts'
import { PrintedList, PrintedName, PrintedTime } from './printed-guests.tsx'

interface PrintedGiftsProps {
  box: ListedBox
  /** All of them, in the order in which they are printed. */
  gifts: Gift[]
  split: Split
}

export function PrintedGifts({ box, gifts, split }: PrintedGiftsProps) {
  const sentences = useRegisterSentences()
  const { columns } = sentences
  const { number } = useSentences('guests', guestsSentences)
  const sums = splitParts(split, useGiftSplitSentences())
  const printed = gifts.filter(({ void_reason }) => void_reason === null)
  return (
    <PrintedList
      box={box}
      totals={sums.join(' · ')}
      columns={[number, columns.guest, columns.how, columns.date, columns.gift]}
      total={formatPaise(moneyOf(split))}
      lines={printed.length}
    >
      {printed.map((gift, place) => (
        <tr key={gift.id}>
          <td>{place + 1}</td>
          <td>
            <PrintedName name={gift.name || sentences.nameless} />
            {[
              ...new Set([
                gift.relation,
                gift.family && sentences.ofFamily(gift.family),
                gift.village,
                gift.phone,
              ]),
            ].map(
              (line) =>
                line && (
                  <span key={line} {...written(line)}>
                    <br />
                    {line}
                  </span>
                ),
            )}
          </td>
          <td>{howGiven(gift, sentences)}</td>
          <PrintedTime at={gift.given_at} />
          <td className="amount">{giftInWords(gift, sentences)}</td>
        </tr>
      ))}
    </PrintedList>
  )
}
