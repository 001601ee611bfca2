// The style sheets of the guests' languages are those of the typefaces in their folders; with --update they are written.
import { expect, test } from 'vitest'
import { styleOfOtherScripts, styleOfPage } from './language-styles.ts'
import { TRANSLATED } from './language-words.ts'

test.each(TRANSLATED)('the style sheet of the page in %s', async (language) => {
  await expect(styleOfPage(language)).toMatchFileSnapshot(`../guest/styles/languages/${language}.css`)
})

test('the style sheet of all other pages', async () => {
  await expect(styleOfOtherScripts()).toMatchFileSnapshot('../app/styles/more-scripts.css')
})
