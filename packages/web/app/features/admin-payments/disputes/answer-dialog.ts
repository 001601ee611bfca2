// What the two dialogs that answer a dispute share: their props, and what a refusal means for the next attempt.
import type { ListedDispute } from '@lifafa/contract/endpoints/admin/to-do'
import { newRequestKey } from '@lifafa/contract/request-key'
import { type ComponentProps, useState } from 'react'
import type { LazyDialogProps } from '../../../lib/dialogs/use-lazy-dialog.tsx'
import { ApiError } from '../../../lib/network/api-error.ts'
import type { Dialog } from '../../../ui/overlays/dialog.tsx'

export interface AnswerDialogProps extends LazyDialogProps {
  /** Undefined until a dispute was chosen. `opened` counts: what was typed before is dropped. */
  chosen: { dispute: ListedDispute; opened: number } | undefined
  finalFocus: ComponentProps<typeof Dialog>['finalFocus']
  onAnswered: () => void
  /** The dispute is not as it was shown. */
  onChanged: () => void
}

/** Calls with the dialog's request key. What the provider has refused is over: the next attempt is another answer. */
export function useRequestKey(onChanged: () => void) {
  const [request_key, setKey] = useState(newRequestKey)
  return async (call: (request_key: string) => Promise<void>): Promise<void> => {
    try {
      await call(request_key)
    } catch (error) {
      const code = error instanceof ApiError ? (error.code ?? '') : ''
      if (code === 'disputeRefused') setKey(newRequestKey())
      if (code.startsWith('dispute')) onChanged()
      throw error
    }
  }
}
