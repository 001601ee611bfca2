// Keeps a blessing that is being written in this tab, until the receipt shows it as sent: choosing another language, or a refusal
// without the form, loads another page.
import { PRODUCT_SLUG } from '@lifafa/contract/brand'

const field = document.querySelector<HTMLTextAreaElement>('[name=blessing]')
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
