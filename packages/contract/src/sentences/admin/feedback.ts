// Sentences of the administrator's feedback page: messages of the contact page, and ratings.
import { counted } from '../../counted.ts'

export const adminFeedbackSentences = {
  title: 'Feedback',
  sections: 'Feedback sections',
  tabs: { messages: 'Messages', ratings: 'Ratings' },

  messagesText: 'Messages from the contact page. Each is also emailed to support.',
  messagesFailed: 'We couldn’t load the messages',
  messagePages: 'Pages of messages',
  open: 'To reply',
  suspectedGroup: 'Suspected spam',
  answeredGroup: 'Answered',
  noOpen: 'Inbox zero',
  noOpenText: 'Messages from the contact page will show up here.',
  noSuspected: 'No suspected spam',
  noAnswered: 'No answered messages yet',
  suspected: 'Suspected spam (a hidden field was filled in)',
  answerByMail: 'Reply by email',
  markAnswered: 'Mark as answered',
  markOpen: 'Mark as not answered',
  marking: 'Saving...',
  answeredNow: 'Message marked as answered',
  openNow: 'Message marked as not answered',
  answeredBy: (name: string, moment: string) => `Answered by ${name}, ${moment}`,
  messageGone: 'This message no longer exists.',

  ratingsText: 'The latest rating from each host.',
  ratingsFailed: 'We couldn’t load the ratings',
  ratingPages: 'Pages of ratings',
  noRatings: 'No ratings yet',
  noRatingsText: 'Hosts can rate us from their dashboard.',
  noWords: 'No comment',
  average: 'Average',
  ratings: (count: number) => counted(count, 'rating'),
  starsOf: (stars: number) => `${stars} of 5 stars`,
  starName: (stars: number) => counted(stars, 'star'),
} as const
