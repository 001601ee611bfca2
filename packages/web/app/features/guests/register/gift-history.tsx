// The versions of a written gift, newest first: who wrote it, and what each version changed.
import { formatDayAndTime } from '@lifafa/contract/dates'
import type { Answer } from '@lifafa/contract/endpoint'
import type { getEntry } from '@lifafa/contract/endpoints/register/entries'
import { formatGrams } from '@lifafa/contract/grams'
import { formatPaise } from '@lifafa/contract/money'
import { useLanguage } from '../../../lib/language/language.tsx'
import { useRegisterSentences } from '../../../lib/register/register-sentences.ts'

type Version = Answer<typeof getEntry>['versions'][number]

export function GiftHistory({ versions }: { versions: Version[] }) {
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
