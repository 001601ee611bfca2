// Writes Tailwind's styles for browsers that do not know two of their features: layers, and heights without the browser's bars.
import type { Plugin } from 'postcss'

/** A plugin for PostCSS. Vite writes the rest, such as ranges in media queries, as its targets need it. */
export const olderCss = ({ layers }: { layers: boolean }): Plugin => ({
  postcssPlugin: 'older-css',
  OnceExit(css) {
    css.walkDecls(/height$/, (declaration) => {
      if (!declaration.value.includes('dvh')) return
      declaration.cloneBefore({ value: declaration.value.replaceAll('dvh', 'vh') })
    })
    if (layers) return
    // Tailwind writes layers in their order, so that without them the later rule still wins: but for its theme, which has the
    // specificity of a class, and would win over what our sheets say of `html`.
    css.walkRules(/^:root,\s*:host$/, (rule) => {
      rule.selector = 'html'
    })
    css.walkAtRules('layer', (layer) => {
      if (layer.nodes) layer.replaceWith(layer.nodes)
      else layer.remove()
    })
  },
})
