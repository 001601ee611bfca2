// What the line under Request Money says: what was sent, what is to come, what is wanted of the host. All is handed over as it is written.
export const payoutSentences = {
  sent: (amount: string, day: string) => `${amount} sent on ${day}`,
  dueBy: (amount: string, day: string) => `${amount} due by ${day}`,
  onItsWay: (amount: string) => `${amount} on its way`,
  everythingPaid: 'Everything has been paid out',
  addUpiId: 'Add your UPI ID in Settings',
  changeUpiId: 'Change your UPI ID in Settings',
  held: (day: string, time: string) => `Waits until ${day}, ${time}, because the UPI ID was changed`,
  /** Goes on after the link that is one of the two above. */
  toReceive: (amount: string) => `to receive ${amount}`,
} as const
