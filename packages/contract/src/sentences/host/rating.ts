// Sentences of the rating dialog (docs/specification.md §5, §8).
import { PRODUCT_NAME } from '../../brand.ts'
import { RATING } from '../../limits.ts'

export const ratingSentences = {
  title: 'Rate Us',
  labels: ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'],
  chooseStars: 'Please choose 1 to 5 stars.',
  none: 'You haven’t rated us yet.',
  thanks: 'Thank you for your feedback!',
  submitFailed: 'Failed to submit rating. Please try again.',
  loadFailed: 'Failed to load your previous rating',
  update: 'Update your rating',
  question: `How has ${PRODUCT_NAME} been for you?`,
  loading: 'Loading your rating',
  yours: 'Your rating',
  feedback: 'Your feedback',
  submit: 'Submit Rating',
  submitting: 'Submitting...',
  thankYou: 'Thank you!',
  ratedUs: (label: string) => `You rated us ${label}`,
  stars: (rating: number, label: string) => `${rating} of ${RATING.max} stars: ${label}`,
} as const
