// Sentences of the rating dialog (docs/specification.md §5, §8).
export const ratingSentences = {
  title: 'Rate Us',
  labels: ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'],
  chooseStars: 'Please choose 1 to 5 stars.',
  none: 'You haven’t rated us yet.',
  thanks: 'Thank you for your feedback!',
  submitFailed: 'Failed to submit rating. Please try again.',
  loadFailed: 'Failed to load your previous rating',
  update: 'Update your rating',
} as const
