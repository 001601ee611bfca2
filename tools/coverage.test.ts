// Documents and titles name the same tests by their ids, so that no prescribed promise loses its test unseen.
import { expect, it } from 'vitest'
import { idsIn, readSections, readTests, titlesIn } from './coverage.mjs'

/** This file has ids as examples. */
const tests = readTests().filter(({ file }) => file !== 'tools/coverage.test.ts')
const ids = tests.map(({ id }) => id)
const named = readSections().flatMap((section) => section.ids)

it('an id is given to one test', () => {
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

it('each test that a document names exists', () => {
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter((id) => !ids.includes(id))).toEqual([])
})

it('each test with an id is named by a document', () => {
  expect(tests.filter(({ id }) => !named.includes(id))).toEqual([])
})

it('an id is read at the end of a title, however it is quoted', () => {
  const source = `
    test('it\\'s paid once [order-12]', () => {})
    it.each([['a', 1]])("a case of %s [guest-page-3]", () => { expect(page.getByText('no [order-16]', {})) })
    describe(\`a group [order-13]\`, () => {})
    test('says [order-14] within', () => { expect('no title [order-15]') })`
  expect(titlesIn(source).map(([id]) => id)).toEqual(['order-12', 'guest-page-3', 'order-13'])
})

it('a range is read as each of its ids, and nothing else as one', () => {
  expect(idsIn('order-1…3, guest-page-7')).toEqual(['order-1', 'order-2', 'order-3', 'guest-page-7'])
  expect(() => idsIn('it is tested')).toThrow('“it is tested” names no tests.')
})
