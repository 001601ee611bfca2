// Words of the dialog that invites guests by WhatsApp; the invitation itself is in invitation.ts.

export const invitationSentences = {
  title: 'Invite on WhatsApp',
  text: 'Choose a language and make the words your own.',
  label: 'Your invitation',
  linkFollows: 'The link to your page follows your words:',
  open: 'Open WhatsApp',
}
