// Shares a receipt from its page, or copies its address; keeps its blessing; and leads to it from a closed box's page.
import './receipt.css'
import './keep-blessing.ts'
import './show-receipt.ts'
import { canShare, copyLink, shareLink } from '../../app/lib/links/share-link.ts'

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
