// Answers whether the provider's books and ours agree; where the provider is silent, only ours are shown.
import { ProviderError } from '../../../provider/provider.ts'
import { type Answer, EXIT } from '../question.ts'
import type { Sources } from '../sources.ts'
import { isSound, presentBooks } from './present-books.ts'
import { readBooks } from './read-books.ts'

export async function answerBooks(sources: Sources): Promise<Answer> {
  const books = await readBooks(sources)
  const unlessWrong = books.theirs instanceof ProviderError ? EXIT.unknown : EXIT.fine
  return { text: presentBooks(books, sources), exitCode: isSound(books) ? unlessWrong : EXIT.wrong }
}
