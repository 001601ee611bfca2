// The words of an operator's command line.
import { expect, test } from 'vitest'
import { readQuestion } from './question.ts'

test.each([
  [['books'], { command: 'books' }],
  [['books', '--box', 'box-1'], { command: 'books', box: 'box-1' }],
  [['payment', 'pay_1'], { command: 'payment', id: 'pay_1', full: false }],
  [['payment', '--full', 'pay_1'], { command: 'payment', id: 'pay_1', full: true }],
])('%j is a question', (words, question) => {
  expect(readQuestion(words)).toEqual(question)
})

test.each([
  [[]],
  [['books', 'box-1']],
  [['books', '--box']],
  [['books', '--box', 'box-1', 'box-2']],
  [['payment']],
  [['payment', '--box', 'pay_1']],
  [['payment', 'pay_1', 'pay_2']],
])('%j is answered with the usage', (words) => {
  expect(() => readQuestion(words)).toThrow('Ask one of these')
})
