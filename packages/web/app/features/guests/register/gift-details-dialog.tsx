// A written gift with everything that is known of it, its history, and what the host may do with it.
import { formatDay, formatDayAndTime } from '@lifafa/contract/dates'
import type { Answer } from '@lifafa/contract/endpoint'
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { type getEntry, voidEntry } from '@lifafa/contract/endpoints/register/entries'
import type { Entry } from '@lifafa/contract/endpoints/register/entry'
import { formatGrams } from '@lifafa/contract/grams'
import { formatPaise } from '@lifafa/contract/money'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../../../lib/calls/api.ts'
import { FormOfDialog } from '../../../lib/dialogs/form-dialog.tsx'
import { type DialogProps, useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { useLanguage } from '../../../lib/language/language.tsx'
import { Fact } from '../../../lib/parts/fact.tsx'
import { written } from '../../../lib/parts/lang-of.ts'
import { PhoneLink } from '../../../lib/parts/phone-link.tsx'
import { FailedLine, hasNothing } from '../../../lib/queries/loaded.tsx'
import {
  changedByEntry,
  countsQuery,
  desksQuery,
  entryQuery,
} from '../../../lib/register/register-queries.ts'
import { useRegisterSentences } from '../../../lib/register/register-sentences.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { giftInWords, howGiven } from './gift-words.ts'

const loadEntryDialog = async () => (await import('../../../lib/register/entry-dialog.tsx')).EntryDialog

interface GiftDetailsDialogProps extends DialogProps {
  box: ListedBox
  entryId: string
}

export function GiftDetailsDialog({
  box,
  entryId,
  open,
  onOpenChange,
  onDone,
  finalFocus,
}: GiftDetailsDialogProps) {
  const sentences = useRegisterSentences()
  const query = useQuery(entryQuery(box.giftid, entryId))
  const { data } = query
  const [isStrikingOut, setStrikingOut] = useState(false)
  const edit = useDialog(loadEntryDialog, { box })
  const entry = data?.entry
  return (
    <Dialog
      {...{ open, onOpenChange, finalFocus }}
      title={entry ? entry.name || sentences.nameless : sentences.columns.gift}
      description={entry && howGiven(entry, sentences)}
      losesText
    >
      {hasNothing(query) ? (
        <FailedLine text={sentences.detailsFailed} query={query} />
      ) : !data || !entry ? (
        <Skeleton className="h-84" />
      ) : isStrikingOut ? (
        <StrikeOut {...{ box, entry, onOpenChange, onDone }} />
      ) : (
        <div className="grid gap-5">
          <Facts box={box} entry={entry} />
          {entry.void_reason === null && (
            <div className="flex flex-wrap gap-3">
              <Button
                variant="secondary"
                busy={edit.trigger.isOpening}
                onClick={({ currentTarget }) => edit.open({ entry }, currentTarget)}
              >
                {sentences.edit}
              </Button>
              {entry.counted_in === null && (
                <Button variant="quiet" onClick={() => setStrikingOut(true)}>
                  {sentences.strikeOut}
                </Button>
              )}
            </div>
          )}
          <section className="grid gap-3">
            <h3 className="text-xl">{sentences.history}</h3>
            <GiftHistory versions={data.versions} />
          </section>
          {edit.dialog}
        </div>
      )}
    </Dialog>
  )
}

function Facts({ box, entry }: { box: ListedBox; entry: Entry }) {
  const sentences = useRegisterSentences()
  const language = useLanguage()
  const { data: desks = [] } = useQuery(desksQuery(box.giftid))
  const { data: { counts } = {} } = useQuery({
    ...countsQuery(box.giftid),
    enabled: entry.counted_in !== null,
  })
  const deposit = counts?.find(({ number }) => number === entry.counted_in)?.deposit
  const facts: [string, ReactNode][] = [
    [sentences.columns.gift, giftInWords(entry, sentences)],
    [
      entry.kind === 'cheque' ? sentences.chequeWords : sentences.words,
      entry.kind !== 'thing' && asWritten(entry.words),
    ],
    [sentences.relation, asWritten(entry.relation)],
    [sentences.village, asWritten(entry.village)],
    [sentences.family, asWritten(entry.family)],
    [sentences.side, entry.side && sentences.sides[entry.side]],
    [sentences.phone, entry.phone && <PhoneLink key="phone" phone={entry.phone} />],
    [sentences.envelope, entry.envelope],
    [sentences.note, asWritten(entry.note)],
    [sentences.columns.date, formatDayAndTime(entry.given_at, language)],
    [
      sentences.writtenAt,
      entry.desk === null
        ? sentences.byYou
        : sentences.secretsTitle(desks.find(({ id }) => id === entry.desk)?.helper ?? '…'),
    ],
    [
      sentences.countedIn,
      entry.counted_in !== null &&
        [
          sentences.countNumber(entry.counted_in),
          deposit &&
            sentences.inBank(formatPaise(deposit.amount_paise), formatDay(deposit.day, language), deposit.by),
        ]
          .filter(Boolean)
          .join(' · '),
    ],
    [sentences.late, entry.late_for_count !== null && sentences.lateFor(entry.late_for_count)],
    [sentences.struckOut, asWritten(entry.void_reason)],
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-3">
      {facts
        .filter(([, fact]) => fact)
        .map(([label, fact]) => (
          <Fact key={label} term={label} fact={fact} />
        ))}
    </dl>
  )
}

const asWritten = (text: string | null) => text && <span {...written(text)}>{text}</span>

interface StrikeOutProps extends Pick<DialogProps, 'onOpenChange' | 'onDone'> {
  box: ListedBox
  entry: Entry
}

function StrikeOut({ box, entry, ...rest }: StrikeOutProps) {
  const sentences = useRegisterSentences()
  return (
    <FormOfDialog
      {...rest}
      schema={voidEntry.body}
      values={{ reason: '' }}
      submit={async (body) => {
        await call(voidEntry, { params: { id: box.giftid, entry: entry.id }, body })
        return sentences.strikeOutDone
      }}
      failed={sentences.strikeOutFailed}
      keys={changedByEntry(box.giftid)}
      cancel={sentences.keep}
      confirm={sentences.strikeOut}
      busy={sentences.strikingOut}
      isDanger
    >
      {(field) => (
        <>
          <p>{sentences.strikeOutText}</p>
          <TextField label={sentences.strikeOutReason} {...field('reason')} autoFocus />
        </>
      )}
    </FormOfDialog>
  )
}

type Version = Answer<typeof getEntry>['versions'][number]

function GiftHistory({ versions }: { versions: Version[] }) {
  const sentences = useRegisterSentences()
  const language = useLanguage()
  return (
    <ol className="grid gap-3 border-gold border-l-2 pl-4 text-sm">
      {versions.map((version, place) => (
        <li key={version.version} className="wrap-anywhere">
          <p className="font-semibold">
            {version.content.void_reason !== undefined
              ? sentences.struckOutBy(version.by)
              : version.version === 1
                ? sentences.writtenBy(version.by)
                : sentences.changedBy(version.by)}
          </p>
          <p className="text-muted">{formatDayAndTime(version.at, language)}</p>
          <Changes before={versions[place + 1]} after={version} />
        </li>
      ))}
    </ol>
  )
}

/** Nothing for a first version. */
function Changes({ before, after }: { before: Version | undefined; after: Version }) {
  const sentences = useRegisterSentences()
  if (!before) return null
  const labels: Record<string, string> = {
    kind: sentences.kind,
    amount_paise: sentences.columns.gift,
    milligrams: sentences.columns.gift,
    words: sentences.words,
    giver: sentences.name,
    relation: sentences.relation,
    village: sentences.village,
    family: sentences.family,
    side: sentences.side,
    phone: sentences.phone,
    note: sentences.note,
    envelope: sentences.envelope,
    void_reason: sentences.strikeOutReason,
  }
  const named: Record<string, string> = { ...sentences.kinds, ...sentences.sides }
  const inWords = (field: string, value: unknown): string => {
    if (value === undefined) return sentences.empty
    if (field === 'amount_paise') return formatPaise(Number(value))
    if (field === 'milligrams') return sentences.grams(formatGrams(Number(value)))
    return field === 'kind' || field === 'side' ? (named[String(value)] ?? String(value)) : String(value)
  }
  return Object.entries(labels)
    .filter(([field]) => before.content[field] !== after.content[field])
    .map(([field, label]) => (
      <p key={field}>
        {sentences.change(label, inWords(field, before.content[field]), inWords(field, after.content[field]))}
      </p>
    ))
}
