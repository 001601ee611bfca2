// Finds payments, guests, hosts and boxes from any administrator's page; "/" leads to it.

import { adminSearchSentences as sentences } from '@lifafa/contract/sentences/admin/search'
import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { paymentsHref } from '../../lib/links/admin-links.ts'

/** `onFollow`: called when the search leaves for its page. */
export function AdminSearch({ onFollow }: { onFollow?: (() => void) | undefined }) {
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()

  useEffect(() => {
    function focus(event: KeyboardEvent) {
      const isTyping = (event.target as Element).closest(
        'input, textarea, select, [contenteditable], [role=dialog]',
      )
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])

  function find(event: FormEvent) {
    event.preventDefault()
    const text = input.current?.value.trim()
    if (!text || !input.current) return
    input.current.value = ''
    onFollow?.()
    navigate(paymentsHref({ tab: 'payment', text }))
  }

  return (
    <search>
      <form onSubmit={find} className="relative">
        <Search
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-cream/75"
          aria-hidden="true"
        />
        <input
          ref={input}
          type="search"
          aria-label={sentences.anywhere}
          aria-keyshortcuts="/"
          placeholder={sentences.anywhereHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="h-12 w-full rounded-field border border-cream/40 bg-cream/10 pr-3 pl-11 text-cream placeholder:text-cream/75"
        />
      </form>
    </search>
  )
}
