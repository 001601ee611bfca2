// Translates pages as Chrome does: each text is replaced by elements of the translator's own, also what appears later.
import type { Page } from '@playwright/test'

/** Before each text of a page that was translated with it. */
export const TRANSLATED = '⟦'

/** Runs in the page. Elements marked `translate="no"` stay. */
function translateIn(mark: string) {
  const skipped = 'script, style, noscript, textarea, option, title, font, [translate=no]'
  const replace = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    if (root instanceof Text) found.push(root)
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest(skipped)) continue
      const outer = document.createElement('font')
      outer.appendChild(document.createElement('font')).append(mark + text.data)
      text.replaceWith(outer)
    }
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [...addedNodes, ...(target instanceof Text ? [target] : [])])
        if (node.isConnected) replace(node)
  }).observe(document, { subtree: true, childList: true, characterData: true })
  if (document.body) replace(document.body)
}

/** The page as it is, and all that it shows from now on. Each text begins with `mark`; with an empty one, exact names still find it. */
export const translate = (page: Page, mark = TRANSLATED): Promise<void> => page.evaluate(translateIn, mark)

/** From now on, on the present page and on all later ones. The text stays, so that roles and labels find everything. */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(translateIn, '')
  await translate(page, '')
}
