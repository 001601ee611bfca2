// Ids and references, each with its name and a button that copies it.
import type { Reference } from '@lifafa/contract/endpoints/admin/timeline'
import { referenceSentences as sentences } from '@lifafa/contract/sentences/references'
import { CopyButton } from './copy-button.tsx'

export const References = ({ references }: { references: readonly Reference[] }) => (
  <dl className="@container divide-y divide-line">
    {references.map(({ kind, text }) => (
      <ReferenceLine key={kind + text} name={sentences.kinds[kind]} text={text} />
    ))}
  </dl>
)

/** Expects a `dl` around it, which is a container. */
export const ReferenceLine = ({ name, text }: { name: string; text: string }) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-0.5 @lg:grid-cols-[15rem_minmax(0,1fr)_auto]">
    <dt className="py-1.5 text-muted leading-tight @max-lg:pb-0 @max-lg:text-sm">{name}</dt>
    <dd translate="no" className="wrap-anywhere font-mono text-sm @max-lg:col-start-1 @max-lg:pb-1.5">
      {text}
    </dd>
    <dd className="@max-lg:col-start-2 @max-lg:row-span-2 @max-lg:row-start-1">
      <CopyButton
        text={text}
        label={sentences.copy(name, text)}
        copied={sentences.copied}
        failed={sentences.copyFailed}
      />
    </dd>
  </div>
)
