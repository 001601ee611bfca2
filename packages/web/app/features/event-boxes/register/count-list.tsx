// Closed counts, newest first, each with its notes; and who handed cash to whom.
import { formatDay, formatDayAndTime } from '@lifafa/contract/dates'
import type { Answer } from '@lifafa/contract/endpoint'
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { type ClosedCount, getCountSheet, type listCounts } from '@lifafa/contract/endpoints/register/counts'
import { agrees, NOTES } from '@lifafa/contract/endpoints/register/desk-counts'
import type { Desk } from '@lifafa/contract/endpoints/register/desks'
import { formatCount, formatPaise } from '@lifafa/contract/money'
import { saveFile, serversFile } from '../../../lib/browser/save-file.ts'
import { call } from '../../../lib/calls/api.ts'
import { useAction } from '../../../lib/calls/use-action.ts'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { useLanguage } from '../../../lib/language/language.tsx'
import { langOf } from '../../../lib/parts/lang-of.ts'
import { type RegisterSentences, useRegisterSentences } from '../../../lib/register/register-sentences.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'

type Box = Pick<GiftBook, 'giftid' | 'name'>

/** As on the envelope. */
const numberOf = (letter: string | null, running: number): string =>
  letter === null ? String(running) : `${letter}-${running}`

const loadDeposit = async () => (await import('./deposit-dialog.tsx')).DepositDialog

const summaryStyle = 'min-h-11 cursor-pointer py-2 font-semibold text-maroon'

interface CountListProps extends Omit<Answer<typeof listCounts>, 'open'> {
  box: Box
  desks: Desk[]
}

export function CountList({ box, counts, handovers, desks }: CountListProps) {
  const sentences = useRegisterSentences()
  const language = useLanguage()
  const helperOf = (desk: string | null) => desks.find(({ id }) => id === desk)?.helper
  return (
    <>
      {counts.length > 0 && (
        <section className="mt-4 border-line border-t pt-4">
          <h3 className="text-xl">{sentences.counts}</h3>
          <ul className="divide-y divide-line">
            {counts.map((count) => (
              <CountRow key={count.number} box={box} count={count} helper={helperOf(count.desk)} />
            ))}
          </ul>
        </section>
      )}
      {handovers.length > 0 && (
        <details className="mt-4 border-line border-t pt-2">
          <summary className={summaryStyle}>{sentences.handovers(handovers.length)}</summary>
          <ul className="divide-y divide-line">
            {handovers.map(({ desk, letter, from, to, first_envelope, last_envelope, at }) => (
              <li key={`${desk} ${at}`} className="wrap-anywhere py-2.5">
                <span className="font-semibold">{sentences.handover(from, to)}</span>
                <span className="block text-muted text-sm">
                  {[
                    sentences.envelopes(numberOf(letter, first_envelope), numberOf(letter, last_envelope)),
                    formatDayAndTime(at, language),
                    helperOf(desk) && sentences.secretsTitle(helperOf(desk) ?? ''),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

interface CountRowProps {
  box: Box
  count: ClosedCount
  helper: string | undefined
}

function CountRow({ box, count, helper }: CountRowProps) {
  const sentences = useRegisterSentences()
  const language = useLanguage()
  const difference = differenceInWords(count, sentences)
  const sheet = useAction(
    async () => {
      const params = { id: box.giftid, count: count.number }
      const { content } = await call(getCountSheet, { params, query: { language } })
      saveFile(serversFile(content), box.name, `_count_${count.number}.pdf`)
    },
    { done: sentences.sheetDone, failed: sentences.sheetFailed },
  )
  const noting = useDialog(loadDeposit, { giftid: box.giftid, count })
  const { deposit } = count
  const counted = count.counted_cash_paise + count.counted_cheques_paise
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-semibold">
          <span className="mr-1.5">{sentences.countNumber(count.number)}</span>{' '}
          <Badge tone={difference === undefined ? 'success' : 'danger'}>
            {difference ?? sentences.agrees}
          </Badge>
        </p>
        <p className="font-heading text-maroon text-xl">{formatPaise(counted)}</p>
      </div>
      <p className="wrap-anywhere text-muted text-sm">
        {[
          sentences.countedBy(count.first_counter, count.second_counter),
          formatDayAndTime(count.counted_at, language),
          helper === undefined ? undefined : sentences.secretsTitle(helper),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {count.reason && (
        <p lang={langOf(count.reason)} className="wrap-anywhere">
          {sentences.reasonOf(count.reason, count.reason_by)}
        </p>
      )}
      {count.late > 0 && <p className="text-muted">{sentences.lateEntries(count.late)}</p>}
      {deposit && (
        <p lang={langOf(deposit.by)} className="wrap-anywhere">
          {sentences.inBank(formatPaise(deposit.amount_paise), formatDay(deposit.day, language), deposit.by)}
        </p>
      )}
      <details>
        <summary className={summaryStyle}>{sentences.notesOf}</summary>
        <dl className="grid max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-sm tabular-nums">
          {NOTES.filter((note) => count[`notes_${note}`] > 0).map((note) => (
            <Line key={note} label={sentences.notes(note)} value={formatCount(count[`notes_${note}`])} />
          ))}
          {count.coins_paise > 0 && <Line label={sentences.coinsOf} value={formatPaise(count.coins_paise)} />}
          {count.cheques > 0 && <Line label={sentences.cheques} value={formatCount(count.cheques)} />}
          <Line label={sentences.entriesCounted} value={formatCount(count.entries)} />
          <Line label={sentences.countedCash} value={formatPaise(count.counted_cash_paise)} />
          <Line label={sentences.expectedCash} value={formatPaise(count.expected_cash_paise)} />
          <Line label={sentences.countedCheques} value={formatPaise(count.counted_cheques_paise)} />
          <Line label={sentences.expectedCheques} value={formatPaise(count.expected_cheques_paise)} />
        </dl>
      </details>
      <div className="-mx-3 flex flex-wrap">
        <Button
          variant="quiet"
          className="px-3!"
          busy={sheet.isBusy}
          busyLabel={sentences.sheetBusy}
          onClick={sheet.run}
        >
          {sentences.sheet}
        </Button>
        {counted > 0 && (
          <Button variant="quiet" className="px-3!" busy={noting.trigger.isOpening} {...noting.trigger.props}>
            {deposit ? sentences.changeDeposit : sentences.noteDeposit}
          </Button>
        )}
      </div>
      {noting.dialog}
    </li>
  )
}

/** Expects a `dl` of two columns around it. */
export function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="contents">
      <dt className="text-muted">{label}</dt>
      <dd className="text-right">{value}</dd>
    </div>
  )
}

/** `₹500 short`; undefined for a count that agrees, cash and cheques each. */
export function differenceInWords(
  compared: Parameters<typeof agrees>[0],
  sentences: RegisterSentences,
): string | undefined {
  const { difference_paise } = compared
  if (difference_paise < 0) return sentences.short(formatPaise(-difference_paise))
  if (difference_paise > 0) return sentences.over(formatPaise(difference_paise))
  return agrees(compared) ? undefined : sentences.differs
}
