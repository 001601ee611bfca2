// Shares a link through the device's share sheet, or copies it to the clipboard.

export interface SharedLink {
  title: string
  /** The text of the message around it. */
  text?: string
  url: string
}

/** True where the device has a share sheet (phones, mostly; never on plain http). */
export const canShare = (): boolean => typeof navigator.share === 'function'

/** WhatsApp's share page, on a phone and on a computer (faq.whatsapp.com, “How to use click to chat”). */
export const whatsAppHref = ({ title, text = title, url }: SharedLink): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`

/** A chat with an Indian number (ten digits) on WhatsApp, with `text` typed but not sent. */
export const whatsAppChatHref = (phone: string, text: string): string =>
  `https://wa.me/91${phone}?text=${encodeURIComponent(text)}`

/** True where the share sheet takes pictures, as on phones. */
export const canShareFiles = (): boolean =>
  canShare() && navigator.canShare?.({ files: [new File([], 'picture.png', { type: 'image/png' })] }) === true

/** Opens the share sheet; resolves with false where it was closed without sharing. Throws where there is an error. */
export const shareLink = (link: SharedLink): Promise<boolean> => openShareSheet({ ...link })
/** Likewise, with a file. */
export const shareFile = (file: File): Promise<boolean> => openShareSheet({ files: [file] })

async function openShareSheet(shared: ShareData): Promise<boolean> {
  try {
    await navigator.share(shared)
    return true
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    return false
  }
}

/** `impossible`: the page has no clipboard, as on plain http. `refused`: denied this time. */
export type CopyOutcome = 'copied' | 'impossible' | 'refused'

/** Copies the link to the clipboard. */
export async function copyLink(url: string): Promise<CopyOutcome> {
  if (navigator.clipboard === undefined) return 'impossible'
  return navigator.clipboard.writeText(url).then(
    () => 'copied',
    () => 'refused',
  )
}
