// Sentences of the dialog that downloads the gift book.
import { bookOrders } from './gift-book.ts'

export const bookDialogSentences = {
  button: 'Gift book',
  title: 'Download the Book',
  text: 'All gifts, online and written down, with their sums and blessings.',
  file: 'File',
  formats: {
    pdf: { label: 'A book to print', note: 'PDF, with sums on each page' },
    xlsx: { label: 'Excel workbook', note: 'With phone numbers and notes' },
  },
  paper: 'Paper',
  small: 'Half as large',
  order: 'Order',
  orders: bookOrders,
  language: 'Language of the book',
  download: 'Download',
  preparing: 'Preparing...',
  downloaded: 'The book is downloaded.',
  failed: 'We couldn’t make the book. Please try again.',
  inFileName: 'book',
} as const
