// Sentences of the administrator's feedback page: messages of the contact page, and ratings.
import { formatCount } from '../../money.ts'

export const adminFeedbackSentences = {
  title: 'Feedback',
  sections: 'Sections of the feedback',
  tabs: { messages: 'Messages', ratings: 'Ratings' },

  messagesText: 'What people wrote on the contact page. Each message was also mailed to support.',
  messagesFailed: 'The messages could not be loaded',
  messagePages: 'Pages of messages',
  open: 'To answer',
  suspectedGroup: 'Suspected spam',
  answeredGroup: 'Answered',
  noOpen: 'Nobody waits for an answer',
  noOpenText: 'What people write on the contact page will show here.',
  noSuspected: 'No message looks like spam',
  noAnswered: 'No message is ticked as answered yet',
  suspected: 'Suspected spam: a field that people do not see was filled in',
  answerByMail: 'Answer by email',
  markAnswered: 'Mark as answered',
  markOpen: 'Not answered yet',
  marking: 'Saving...',
  answeredNow: 'Message marked as answered',
  openNow: 'Message marked as not answered',
  answeredBy: (name: string, moment: string) => `Answered: ${name}, ${moment}`,
  messageGone: 'This message is not there any more.',

  ratingsText: 'One rating for each host, the latest.',
  ratingsFailed: 'The ratings could not be loaded',
  ratingPages: 'Pages of ratings',
  noRatings: 'Nobody has rated yet',
  noRatingsText: 'Hosts rate the product from their dashboard.',
  noWords: 'No words',
  average: 'Average',
  ratings: (count: number) => `${formatCount(count)} ${count === 1 ? 'rating' : 'ratings'}`,
  starsOf: (stars: number) => `${stars} of 5 stars`,
  starName: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
} as const
