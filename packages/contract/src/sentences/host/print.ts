// Sentences of the dialog for posters to print and the picture for a status.
import { BLEED_MM } from '../../posters/printed-posters.ts'

export const printSentences = {
  title: 'Print & WhatsApp Status',
  text: 'For the entrance, the tables and your WhatsApp status.',
  format: 'Format',
  formats: {
    a4: { label: 'Poster, A4', note: 'For the entrance or the wall' },
    a5: { label: 'Poster, A5', note: 'For a small stand' },
    tent: { label: 'Table tent', note: 'A4, folded once to read from both sides' },
    status: { label: 'Status picture', note: '9:16, for WhatsApp and stories' },
  },
  language: 'Language',
  templates: 'Templates of the poster',
  previewOf: (format: string) => `Preview: ${format}`,
  print: 'Print',
  downloadPdf: 'Download PDF',
  sharePicture: 'Share Picture',
  downloadPicture: 'Download Picture',
  shortAddress: 'Can’t scan? Guests can type',
  atHome: 'On your own printer',
  forShop: `For a print shop, with ${BLEED_MM}\u00a0mm bleed`,
  fold: 'Fold in half to make a stand that reads from both sides.',
  noPreview: 'We couldn’t show a preview.',
  lettersMissing:
    'Some letters in these names aren’t supported in PDFs yet. Please use the status picture, or a poster from “Download Poster”.',
  downloaded: 'PDF downloaded successfully',
  pictureDownloaded: 'Picture downloaded successfully',
  failed: 'We couldn’t create the PDF. Please try again.',
  combined: 'Combined',
  looks: {
    en: 'Gold on deep wine',
    other: 'A palace gate on ivory',
    combined: 'Both, in an open envelope',
  },
} as const
