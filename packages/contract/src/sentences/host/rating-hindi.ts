// Sentences of the rating dialog, in Hindi. No native reader has seen them yet.
import { PRODUCT_NAME } from '../../brand.ts'
import { RATING } from '../../limits.ts'
import type { Translated } from '../translated.ts'
import type { ratingSentences } from './rating.ts'

export const ratingSentencesInHindi: Translated<typeof ratingSentences> = {
  title: 'हमें रेटिंग दें',
  labels: ['ख़राब', 'ठीक', 'अच्छा', 'बहुत अच्छा', 'बेहतरीन'],
  chooseStars: 'कृपया 1 से 5 सितारे चुनें।',
  none: 'आपने अभी हमें रेटिंग नहीं दी है।',
  thanks: 'आपकी राय के लिए धन्यवाद!',
  submitFailed: 'आपकी राय नहीं भेजी जा सकी। कृपया फिर कोशिश करें।',
  loadFailed: 'आपकी पिछली राय नहीं मिल सकी',
  update: 'अपनी राय बदलें',
  question: `${PRODUCT_NAME} आपको कैसा लगा?`,
  loading: 'आपकी पिछली राय आ रही है',
  yours: 'कितने सितारे?',
  feedback: 'आपकी राय',
  submit: 'राय भेजें',
  submitting: 'भेजी जा रही है...',
  thankYou: 'धन्यवाद!',
  ratedUs: (label) => `आपकी राय: ${label}`,
  stars: (rating, label) => `${RATING.max} में से ${rating} ${rating === 1 ? 'सितारा' : 'सितारे'}: ${label}`,
}
