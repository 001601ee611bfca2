// The refusals that any call may meet. The browser's application reads these alone: the sentences of the others come from the server.
export const callFailures = {
  invalidInput: { status: 400, message: 'Please check what you entered and try again.' },
  notSignedIn: { status: 401, message: 'Please sign in.' },
  sessionOver: { status: 401, message: 'Your session has ended. Please sign in again.' },
  notFound: { status: 404, message: 'We couldn’t find that.' },
  tooSlow: { status: 408, message: 'That request took too long. Please try again.' },
  tooLarge: { status: 413, message: 'That is too large.' },
  notJson: { status: 415, message: 'Please send JSON.' },
  tooManyRequests: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  unexpected: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  unavailable: { status: 503, message: 'We can’t respond right now. Please try again in a moment.' },
} as const
