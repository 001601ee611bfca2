// The texts of screens that the specification prescribes, as it writes them.

/** The texts of the screens, also prescribed (docs/specification.md §2 and §4). */
export const ON_SCREENS = `
Event Box Not Available
This event box has either expired or could not be found.
Please check the link or contact the event organizer for assistance.
Celebrate the Special Day with Your Blessing
Make your secure contribution towards the wedding celebration.
Send Your Blessing
Send Your Contribution
Every contribution makes a difference and spreads happiness.
Proceed to Secure Payment
A small platform fee of 4% (…) will be added to help us maintain and improve our services.
Processing...
Initiating Payment...
Thank You
Gift Contribution
Pay using UPI
You can now sign in with your credentials!
No Upcoming Events
Update your rating
No QR Codes Yet
Error Loading Event Box
Event Box Not Found
You cannot edit an event that is happening today or has already passed
QR Code download unavailable: Event was more than 24 hours ago
You can request money 24 hours after the event date.
Money request initiated successfully!
No Event Box Yet
Select a Event Box
No Guests Yet
Share your QR code with friends and family to start receiving contributions
No Phone
No address provided
Email address cannot be changed
Enter your UPI ID for transactions
SECURE • TRUSTED • SIMPLE
Enter OTP sent to your email
Password reset successful! Redirecting to login...
No Users Found
No users match your search criteria.
`
  .trim()
  .split('\n')
