// Shares a receipt from its page, or copies its address; keeps its blessing; and leads to it from a closed box's page.
import './receipt.css'
import './show-receipt.ts'
import { PRODUCT_SLUG } from '@lifafa/contract/brand'
import { canShare, copyLink, shareLink } from '../../app/lib/links/share-link.ts'

const field = document.querySelector<HTMLTextAreaElement>('[name=blessing]')
/**
 * A blessing that is being written stays in this tab until the receipt shows it as sent: choosing another language, or a refusal
 * without the form, loads another page.
 */
const item = `${PRODUCT_SLUG}:blessing:${location.pathname}`

// Storage may be blocked: then the browser keeps what it can.
try {
  if (field) {
    const kept = sessionStorage.getItem(item) ?? ''
    if (kept.trim() === field.value.trim()) sessionStorage.removeItem(item)
    else if (kept) field.value = kept
    field.oninput = () => sessionStorage.setItem(item, field.value)
  }
} catch {}

const part = document.querySelector<HTMLElement>('[data-share]')
const button = part?.querySelector('button')
const status = part?.querySelector('[role="status"]')

async function copy(url: string, copied: string): Promise<string> {
  // A link that the browser refuses to copy is shown, to be copied by hand.
  return (await copyLink(url)) === 'copied' ? copied : url
}

async function share({ url = '', text = '', copied = '' }: DOMStringMap): Promise<void> {
  const isShared =
    canShare() &&
    (await shareLink({ title: text, text, url }).then(
      () => true,
      () => false,
    ))
  if (!isShared && status) status.textContent = await copy(url, copied)
}

if (part && button) {
  part.hidden = false
  button.onclick = () => share(part.dataset)
}
