// Words of the dialog that invites guests by WhatsApp; the invitation itself is in invitation.ts.

export const invitationSentences = {
  title: 'Invite on WhatsApp',
  text: 'Pick a language and edit the message.',
  label: 'Your invitation',
  linkFollows: 'Your link is added at the end:',
  open: 'Open WhatsApp',
}
