// The text of the search field, which is searched for after a pause in typing.
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigation } from 'react-router'

interface SearchText {
  text: string
  setText: (text: string) => void
}

/**
 * `searched`: the search in the address; the field follows it where the address changes by itself, as by Back.
 * `pauseMs`: the pause in typing after which it is searched for.
 */
export function useSearchText(
  searched: string,
  onSearch: (text: string) => void,
  pauseMs: number,
): SearchText {
  const [text, setText] = useState(searched)
  const [seen, setSeen] = useState(searched)
  const [applied, setApplied] = useState(searched)
  if (searched !== seen) {
    setSeen(searched)
    // The address has our own search: what was typed since stays.
    if (searched !== applied) {
      setApplied(searched)
      setText(searched)
    }
  }
  const applySearch = useEffectEvent(() => {
    setApplied(text)
    onSearch(text)
  })
  // A search would stop a navigation that is under way, such as to another page.
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    if (text === applied || !isIdle) return
    const timer = setTimeout(applySearch, pauseMs)
    return () => clearTimeout(timer)
  }, [text, applied, isIdle, pauseMs])
  return { text, setText }
}
