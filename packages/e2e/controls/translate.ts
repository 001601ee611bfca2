// Translates pages as Chrome does: each text is replaced by elements of the translator's own, also what appears later.
import type { Page } from '@playwright/test'

/** Runs in the page. The text stays the same, so that roles and labels still find everything. */
function translate() {
  const skipped = 'script, style, noscript, textarea, option, title, font'
  const replace = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    if (root instanceof Text) found.push(root)
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest(skipped)) continue
      const outer = document.createElement('font')
      outer.appendChild(document.createElement('font')).append(text.data)
      text.replaceWith(outer)
    }
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of target instanceof Text ? [target] : addedNodes) if (node.isConnected) replace(node)
  }).observe(document, { subtree: true, childList: true, characterData: true })
  if (document.body) replace(document.body)
}

/** From now on, in what `page` shows and in all that it will load. */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(translate)
  await page.evaluate(translate)
}
