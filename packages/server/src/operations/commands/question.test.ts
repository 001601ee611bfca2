// The words of an operator's command line.
import { expect, test } from 'vitest'
import { readQuestion } from './question.ts'

test.each([
  [['books'], { command: 'books' }],
  [['books', '--box', 'box-1'], { command: 'books', box: 'box-1' }],
])('%j is a question', (words, question) => {
  expect(readQuestion(words)).toEqual(question)
})

test.each([
  [[]],
  [['books', 'box-1']],
  [['books', '--box']],
  [['books', '--box', 'box-1', 'box-2']],
  [['payment']],
])('%j is answered with the usage', (words) => {
  expect(() => readQuestion(words)).toThrow('Ask one of these')
})
