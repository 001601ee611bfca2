// Ids and references, each with its name and a button that copies it.
import type { Reference } from '@lifafa/contract/endpoints/admin/timeline'
import { referenceSentences as sentences } from '@lifafa/contract/sentences/references'
import { CopyButton } from './copy-button.tsx'

export const References = ({ references }: { references: readonly Reference[] }) => (
  <dl className="divide-y divide-line">
    {references.map(({ kind, text }) => (
      <ReferenceLine key={kind + text} name={sentences.kinds[kind]} text={text} />
    ))}
  </dl>
)

/** Expects a `dl` around it. */
export const ReferenceLine = ({ name, text }: { name: string; text: string }) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-0.5 sm:grid-cols-[15rem_minmax(0,1fr)_auto]">
    <dt className="text-muted max-sm:pt-1.5 max-sm:text-sm max-sm:leading-tight">{name}</dt>
    <dd className="wrap-anywhere font-mono text-sm max-sm:col-start-1 max-sm:pb-1.5">{text}</dd>
    <dd className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
      <CopyButton
        text={text}
        label={sentences.copy(name, text)}
        copied={sentences.copied}
        failed={sentences.copyFailed}
      />
    </dd>
  </div>
)
