// All gifts on paper (styles/print.css), online and written down; those that were struck out are left out.
import { formatMoment, formatTime } from '@lifafa/contract/dates'
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import type { Gift } from '@lifafa/contract/endpoints/register/entries'
import { moneyOf, type Split } from '@lifafa/contract/endpoints/register/split'
import { formatPaise } from '@lifafa/contract/money'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { useLanguage, useSentences } from '../../../lib/language/language.tsx'
import { langOf } from '../../../lib/parts/lang-of.ts'
import { useGiftSplitSentences, useRegisterSentences } from '../../../lib/register/register-sentences.ts'
import { splitParts } from '../../../lib/register/split-line.tsx'
import { giftInWords, howGiven } from '../register/gift-words.ts'
import { PrintedFoot, PrintedHead, PrintedName } from './printed-guests.tsx'

interface PrintedGiftsProps {
  box: ListedBox
  /** All of them, in the order in which they are printed. */
  gifts: Gift[]
  split: Split
}

export function PrintedGifts({ box, gifts, split }: PrintedGiftsProps) {
  const sentences = useRegisterSentences()
  const { number, total } = useSentences('guests', guestsSentences)
  const sums = splitParts(split, useGiftSplitSentences())
  const language = useLanguage()
  const printed = gifts.filter(({ void_reason }) => void_reason === null)
  return (
    <div className="printed-guests">
      <PrintedHead box={box}>{sums.join(' · ')}</PrintedHead>
      <table>
        <thead>
          <tr>
            <th scope="col">{number}</th>
            <th scope="col">{sentences.columns.guest}</th>
            <th scope="col">{sentences.columns.how}</th>
            <th scope="col">{sentences.columns.date}</th>
            <th scope="col" className="amount">
              {sentences.columns.gift}
            </th>
          </tr>
        </thead>
        <tbody>
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
                      <span key={line} lang={langOf(line)}>
                        <br />
                        {line}
                      </span>
                    ),
                )}
              </td>
              <td>{howGiven(gift, sentences)}</td>
              <td>
                {formatMoment(gift.given_at, language)}
                <br />
                {formatTime(gift.given_at, language)}
              </td>
              <td className="amount">{giftInWords(gift, sentences)}</td>
            </tr>
          ))}
          <tr className="total">
            <th scope="row" colSpan={4}>
              {total}
            </th>
            <td className="amount">{formatPaise(moneyOf(split))}</td>
          </tr>
        </tbody>
      </table>
      <PrintedFoot lines={printed.length} />
    </div>
  )
}
