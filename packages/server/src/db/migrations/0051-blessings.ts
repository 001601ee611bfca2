// A guest's words with a contribution, and since when its host hides them.
import { statements } from './statements.ts'

export const blessings = statements(
  `alter table contributions add column blessing text, add column blessing_hidden_at timestamptz,
    add constraint contributions_blessing_fits check (char_length(blessing) between 1 and 200)`,
)
