// Sentences of the dialog for posters to print and the picture for a status.
import { BLEED_MM } from '../../posters/printed-posters.ts'

export const printSentences = {
  title: 'Print & Status',
  text: 'For the hall, for the tables, and for your WhatsApp status.',
  shortAddress: 'Guests who cannot scan type',
  atHome: 'On your own printer',
  forShop: `For a print shop, with ${BLEED_MM}\u00a0mm bleed`,
  fold: 'Fold along the middle: it stands, and shows a face to each side.',
  noPreview: 'The preview could not be drawn.',
  lettersMissing:
    'These names have letters that our PDF cannot show yet. Please use the status picture, or a poster from “Download Poster”.',
  downloaded: 'PDF downloaded successfully',
  pictureDownloaded: 'Picture downloaded successfully',
  failed: 'The PDF could not be made. Please try again.',
} as const
