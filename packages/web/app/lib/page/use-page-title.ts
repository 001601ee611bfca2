// Sets the document's title from fetched data; routes with a fixed title set it in their `meta`.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { useEffect } from 'react'

/** `title` followed by the product's name; undefined leaves the route's own. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${PRODUCT_NAME}`
  }, [title])
}
