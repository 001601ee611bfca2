// Answers an operator's question, in the running server or in a process of the operator's own.
import { answerBooks } from './books/answer-books.ts'
import { answerBox } from './books/answer-box.ts'
import type { Answer, Question } from './question.ts'
import type { Sources } from './sources.ts'

export const answerQuestion = (sources: Sources, question: Question): Promise<Answer> =>
  question.box === undefined ? answerBooks(sources) : answerBox(sources, question.box)
