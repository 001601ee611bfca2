// Sentences of the dialog that imports a list.
import { counted } from '../../counted.ts'
import { formatCount } from '../../money.ts'

const names = (count: number) => counted(count, 'name')

export const importListSentences = {
  button: 'Import a list',
  title: 'Import a List',
  text: 'A guest list, or the register of an earlier wedding. Names are then suggested, and amounts are shown beside the same person’s gift.',
  choose: 'Choose an Excel or CSV file',
  dropHere: 'You can also drop the file here.',
  reading: 'Reading...',
  another: 'Choose another file',
  importing: 'Importing...',
  import: (count: number) => `Import ${names(count)}`,
  sample: (shown: number, all: number) =>
    shown === all ? names(all) : `The first ${shown} of ${names(all)}`,
  occasion: 'Which event were these gifts given at?',
  occasionHint: 'For example: Rekha’s wedding',
  year: 'Year',
  before: 'Imported lists',
  listFailed: 'We couldn’t load the imported lists.',
  undo: 'Undo',
  undoList: (list: string) => `Undo the import of ${list}`,
  tooLarge: 'This file is larger than 5 MB. Please save the list alone in a new file.',
  unreadable: 'We couldn’t read this file. Please save it as Excel (.xlsx).',
  failed: 'We couldn’t import the list. Please try again.',
  undone: 'The import is undone.',
  undoFailed: 'We couldn’t undo the import. Please try again.',
  column: (letter: string, heading: string) =>
    heading === '' ? `Column ${letter}` : `Column ${letter} (${heading})`,
  looksLike: 'looks like',
  columnsLeftOut: (columns: string) => `We leave out: ${columns}.`,
  sheetsRead: (sheets: string) => `We read: ${sheets}.`,
  sheetsLeftOut: (sheets: string) => `We don’t read: ${sheets}.`,
  sheet: (name: string) => `sheet “${name}”`,
  above: (rows: string) => `We take this for a title and leave it out: ${rows}.`,
  row: (number: number, text: string) => `row ${number} “${text}”`,
  unreadAmounts: (count: number, rows: string) =>
    `We can’t read ${counted(count, 'amount')}: ${rows}. ${count === 1 ? 'Its name is' : 'Their names are'} imported without ${count === 1 ? 'it' : 'them'}.`,
  leftOut: (count: number) => `We leave out ${counted(count, 'row')} without a usable name.`,
  imported: (count: number) => `${names(count)} imported.`,
  names,
  amounts: (count: number) => `${formatCount(count)} with an amount`,
} as const
