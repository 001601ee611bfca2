// Sentences below Request Money: what was sent, what will be sent, what the host must do. Arguments are formatted text.
export const payoutSentences = {
  sent: (amount: string, day: string) => `${amount} sent on ${day}`,
  dueBy: (amount: string, day: string) => `${amount} due by ${day}`,
  onItsWay: (amount: string) => `${amount} on its way`,
  everythingPaid: 'Everything has been paid out',
  addUpiId: 'Add your UPI ID in Settings',
  changeUpiId: 'Change your UPI ID in Settings',
  held: (day: string, time: string) => `Waits until ${day}, ${time}, because the UPI ID was changed`,
  /** Follows the link, which is one of the two above. */
  toReceive: (amount: string) => `to receive ${amount}`,
} as const
