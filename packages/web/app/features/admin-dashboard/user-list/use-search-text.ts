// The text in the search field: searched for when the keys have rested.
import { ADMIN_SEARCH_PAUSE_MS } from '@lifafa/contract/limits'
import { useEffect, useEffectEvent, useState } from 'react'

interface SearchText {
  text: string
  setText: (text: string) => void
}

/** `searched`: what the address says is searched for; the field follows it where it changes by itself, as by Back. */
export function useSearchText(searched: string, onSearch: (text: string) => void): SearchText {
  const [text, setText] = useState(searched)
  const [seen, setSeen] = useState(searched)
  const [asked, setAsked] = useState(searched)
  if (searched !== seen) {
    setSeen(searched)
    // Our own search has arrived: what was typed since stays.
    if (searched !== asked) {
      setAsked(searched)
      setText(searched)
    }
  }
  const ask = useEffectEvent(() => {
    setAsked(text)
    onSearch(text)
  })
  useEffect(() => {
    if (text === asked) return
    const timer = setTimeout(ask, ADMIN_SEARCH_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, asked])
  return { text, setText }
}
