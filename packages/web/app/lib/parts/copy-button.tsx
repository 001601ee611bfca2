// A button that copies a text to the clipboard, and says so in its place.
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { notify } from '../../ui/overlays/toasts.ts'
import { copyLink } from '../links/share-link.ts'

const SHOWN_MS = 2_000

interface CopyButtonProps {
  text: string
  /** `Copy Payment: pay_…`. */
  label: string
  copied: string
  failed: string
}

export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    if ((await copyLink(text)) === 'copied') setCopied(true)
    else notify.error(failed)
  }

  const Sign = isCopied ? Check : Copy
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={copy}
      className="relative grid size-12 flex-none place-items-center rounded-field text-maroon hover:bg-maroon-wash"
    >
      <Sign className="size-5" aria-hidden="true" />
      <span role="status" className="sr-only">
        {isCopied && copied}
      </span>
    </button>
  )
}
