// Handing a link on, by what the device offers: its share sheet, its clipboard.

export interface SharedLink {
  title: string
  /** What goes along with it into a message. */
  text?: string
  url: string
}

/** True where the device offers a share sheet (phones, mostly; never on plain http). */
export const canShare = (): boolean => typeof navigator.share === 'function'

/** The share sheet of WhatsApp, on a phone and on a computer (faq.whatsapp.com, “How to use click to chat”). */
export const whatsAppHref = ({ title, text = title, url }: SharedLink): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`

/** Opens the share sheet; closing it without sharing is nobody's failure. Throws where there is one. */
export async function shareLink(link: SharedLink): Promise<void> {
  try {
    await navigator.share(link)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}

/** `impossible`: the page is given no clipboard, as on plain http. `refused`: this time, and perhaps not the next. */
export type CopyOutcome = 'copied' | 'impossible' | 'refused'

/** Puts the link into the clipboard. */
export async function copyLink(url: string): Promise<CopyOutcome> {
  if (navigator.clipboard === undefined) return 'impossible'
  return navigator.clipboard.writeText(url).then(
    () => 'copied',
    () => 'refused',
  )
}
