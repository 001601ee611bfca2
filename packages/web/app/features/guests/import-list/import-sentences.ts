// The words of the dialog of imported lists.
import type { ListField } from '@lifafa/contract/endpoints/register/imports'
import { formatCount } from '@lifafa/contract/money'

const rows = (count: number): string => (count === 1 ? '1 row' : `${formatCount(count)} rows`)
const names = (count: number): string => (count === 1 ? '1 name' : `${formatCount(count)} names`)

export const importSentences = {
  title: 'Import a List',
  text: 'A guest list, or the register of an earlier wedding. Names are then suggested, and amounts are shown beside the same person’s gift.',
  choose: 'Choose an Excel or CSV file',
  dropHere: 'You can also drop the file here.',
  reading: 'Reading...',
  another: 'Choose another file',
  import: (count: number): string => `Import ${names(count)}`,
  sample: (shown: number, all: number): string =>
    shown === all ? names(all) : `The first ${shown} of ${names(all)}`,
  occasion: 'Which event were these gifts given at?',
  occasionHint: 'For example: Rekha’s wedding',
  before: 'Imported lists',
  listFailed: 'We couldn’t load the imported lists.',
  undo: (list: string): string => `Undo the import of ${list}`,
  tooLarge: 'This file is larger than 5 MB. Please save the list alone in a new file.',
  unreadable: 'We couldn’t read this file. Please save it as Excel (.xlsx) or CSV.',
  failed: 'We couldn’t import the list. Please try again.',
  undone: 'The import is undone.',
  undoFailed: 'We couldn’t undo the import. Please try again.',
  fields: {
    name: 'Name',
    relation: 'Son, daughter or wife of',
    village: 'Village or city',
    family: 'Family',
    phone: 'Phone',
    amount: 'Amount',
  } satisfies Record<ListField, string>,
  column: (letter: string, heading: string): string =>
    heading === '' ? `Column ${letter}` : `Column ${letter} (${heading})`,
  leftOut: (count: number): string => `We leave out ${rows(count)} without a usable name.`,
  imported: (count: number): string => `${names(count)} imported.`,
  names,
  amounts: (count: number): string => `${formatCount(count)} with an amount`,
} as const
