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

/** Opens the share sheet; closing it without sharing is not an error. Throws where there is one. */
export async function shareLink(link: SharedLink): Promise<void> {
  try {
    await navigator.share(link)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
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
