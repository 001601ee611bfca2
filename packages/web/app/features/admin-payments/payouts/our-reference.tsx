// Our reference of an attempt that Razorpay was asked to pay, to be searched for in its dashboard.
import { referenceSentences as sentences } from '@lifafa/contract/sentences/references'
import { CopyButton } from '../../../lib/parts/copy-button.tsx'

export const OurReference = ({ attempt }: { attempt: string }) => (
  <p className="flex items-center gap-2 rounded-field border border-line pl-4">
    <span className="wrap-anywhere min-w-0 flex-1 font-mono text-sm">{attempt}</span>
    <CopyButton
      text={attempt}
      label={sentences.copy(sentences.ours, attempt)}
      copied={sentences.copied}
      failed={sentences.copyFailed}
    />
  </p>
)
