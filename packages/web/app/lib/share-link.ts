// Handing a link on: the device's share sheet where there is one, the clipboard everywhere else.
import { dashboardSentences } from '@lifafa/contract/sentences/dashboard'
import { notify } from '../ui/toasts.tsx'

/** True where the device offers a share sheet (phones, mostly; never on plain http). */
export const canShare = (): boolean => typeof navigator.share === 'function'

/** Opens the share sheet; closing it without sharing is nobody's failure. */
export async function shareLink(link: { title: string; url: string }): Promise<void> {
  try {
    await navigator.share(link)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      notify.error(dashboardSentences.shareFailed)
  }
}

/** Puts the link into the clipboard and says so, or says that it must be copied by hand. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    notify.success(dashboardSentences.linkCopied)
  } catch {
    notify.error(dashboardSentences.copyManually)
  }
}
