// Shares a link and shows the result: share sheet, else clipboard, else an alert with the link.

import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { type ReactNode, useState } from 'react'
import { notify } from '../../ui/overlays/toasts.ts'
import { useSingleFlight } from '../calls/use-single-flight.ts'
import { useDialog } from '../dialogs/use-dialog.tsx'
import { useSentences } from '../language/language.tsx'
import { canShare, copyLink, type SharedLink, shareLink } from './share-link.ts'

const loadLinkAlert = async () => (await import('./link-alert.tsx')).LinkAlert

interface LinkSharing {
  /** Share sheet, else clipboard. A second press during the first does nothing. */
  share: (link: SharedLink) => Promise<void>
  copy: (url: string) => Promise<void>
  /** The alert, to be rendered anywhere on the page. */
  alert: ReactNode
}

/** `onShared`: it was shared or copied, and no share sheet was closed unused. */
export function useLinkSharing(onShared?: () => void): LinkSharing {
  const sentences = useSentences('dashboard', dashboardSentences)
  const [uncopied, setUncopied] = useState({ url: '', isWorthTrying: false })
  const { once } = useSingleFlight()
  const alert = useDialog(loadLinkAlert, { ...uncopied, onCopy: () => copy(uncopied.url) })

  const copy = (url: string) =>
    once(async () => {
      const outcome = await copyLink(url)
      if (outcome === 'copied') {
        alert.close()
        notify.success(sentences.linkCopied)
        onShared?.()
      } else {
        setUncopied({ url, isWorthTrying: outcome === 'refused' })
        await alert.open()
      }
    })

  async function openSheet(link: SharedLink) {
    try {
      if (await shareLink(link)) onShared?.()
    } catch {
      notify.error(sentences.shareFailed)
    }
  }
  const share = (link: SharedLink) => (canShare() ? once(() => openSheet(link)) : copy(link.url))

  return { share, copy, alert: alert.dialog }
}
