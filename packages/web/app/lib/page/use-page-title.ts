// The title of the browser's tab, in the language of the page: that of the document is in English.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { useEffect } from 'react'

/** `title` followed by the product's name; undefined leaves the document's own. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${PRODUCT_NAME}`
  }, [title])
}
