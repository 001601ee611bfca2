// A page translator, as browsers have them: replaces each text by elements of its own, and goes on with what appears later.
import type { Page } from '@playwright/test'

/** Before each text of a page that is translated. */
export const TRANSLATED = '⟦'

/** Translates the page as it is, and all that it shows from now on. What is marked `translate="no"` stays. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    function translateIn(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (!text.parentElement || text.parentElement.closest('font, script, noscript, [translate=no]'))
          continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = mark + text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    translateIn(document.body)
    const watched = { childList: true, subtree: true, characterData: true }
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        for (const node of [...addedNodes, target]) translateIn(node)
    }).observe(document.body, watched)
    // As Chrome marks a translated page.
    document.documentElement.classList.add('translated-ltr')
  }, TRANSLATED)
