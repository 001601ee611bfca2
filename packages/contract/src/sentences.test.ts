// Tests that each sentence that the specification prescribes is there once, word for word.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PRODUCT_NAME } from './brand.ts'
import { formatDay, formatDayAndTime } from './dates.ts'
import { PRESCRIBED } from './test/prescribed-sentences.ts'
import { ON_SCREENS } from './test/screen-texts.ts'

const SPECIFICATION = readFileSync(new URL('../../../docs/specification.md', import.meta.url), 'utf8')

const folder = new URL('./sentences/', import.meta.url)
/** The compiler looks after other languages: there is one sentence for each English one. */
const isTranslation = (file: string) => /^guest\/(?!en\b)\w\w\/|-hindi\.ts$/.test(file)
/** Forms that ask for the same thing call it the same. */
const isLabels = (file: string) => file === 'fields/labels.ts'
/** A document that is read for itself has its own words. */
const isDocument = (file: string) => /(gift-book|statement|notice)\.ts$/.test(file)
type Module = Record<string, Record<string, unknown>>
const modulesThat = (are: (file: string) => boolean): Promise<Module[]> =>
  Promise.all(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !isTranslation(file) && are(file))
      .map((file) => import(new URL(file, folder).href)),
  )
const modules = await modulesThat((file) => !isDocument(file) && !isLabels(file))
const documents = await modulesThat(isDocument)

/** Among a book's words are the functions that format days: these are no sentences. */
const FORMATS: unknown[] = [formatDay, formatDayAndTime]
const textsIn = (value: unknown): string[] => {
  if (FORMATS.includes(value)) return []
  if (typeof value === 'function') return [value('…')]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)]
}
/** A text may occur several times within one entry, as the steps on every poster. */
const distinctTexts = (value: unknown): string[] => [...new Set(textsIn(value))]
/** The notice takes its title from the link to it, and the text of a link from the footer. */
const withoutTaken = ({ title, policy, ...own }: Record<string, unknown>) => own
const sentences = modules
  .flatMap(({ notice, ...module }) =>
    Object.values(notice ? { ...module, notice: withoutTaken(notice) } : module),
  )
  .flatMap((list) => Object.values(list).flatMap(distinctTexts))

describe('the sentences [sentences-1]', () => {
  test.each([...PRESCRIBED, ...ON_SCREENS])('%s', (sentence) => {
    expect(sentences.filter((one) => one === sentence)).toEqual([sentence])
  })

  test.each([...PRESCRIBED, ...ON_SCREENS])('in docs/specification.md stands: %s', (sentence) => {
    // The edit form's message has the product's name in place of “Event Box”.
    const prescribed = sentence.replace(`${PRODUCT_NAME} Name is`, 'Event Box Name is')
    const [first = '', ...rest] = prescribed.split('…')
    const after = rest.reduce((at, part) => SPECIFICATION.indexOf(part, at), SPECIFICATION.indexOf(first))
    expect(after, 'mend the sentence, not the specification').toBeGreaterThan(-1)
  })

  test('stand in one place each, ours too [sentences-2]', () => {
    // A word alone, or behind our name, is a label: the address of a form and the column of a list happen to be called alike.
    const label = new RegExp(`^(${PRODUCT_NAME} )?[\\p{L}\\p{M}]*(\\.\\.\\.)?$`, 'u')
    const repeated = sentences.filter(
      (sentence, index) => sentences.indexOf(sentence) !== index && !label.test(sentence),
    )
    expect(repeated).toEqual([])
  })

  /** CONTRIBUTING, “Sentences that people read”, has the pairs; tools/architecture looks for more words, also in the pages. */
  test.each([
    ['“It” without its noun', /^It (is|was) (about|being|sent|paid|struck|\w+ed)\b/],
    ['the present for the future', /\bwe (tell|send|pay|email|show) you\b/i],
    ['a question as a condition', /^(You did not|It was not|Invited to)\b.*\?/],
    ['no contraction', /\b(do|does|did|is|are|was|were|has|have|had|could|would|should) not\b|\bcannot\b/i],
  ])('have no habit of translated English but where they are prescribed: %s', (_, habit) => {
    const all = [...sentences, ...documents.flatMap(textsIn)].filter((text) => habit.test(text))
    expect(all.filter((text) => ![...PRESCRIBED, ...ON_SCREENS].includes(text))).toEqual([])
  })
})
