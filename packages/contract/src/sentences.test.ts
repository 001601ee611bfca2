// Tests that each sentence that the specification prescribes is there once, word for word.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PRODUCT_NAME } from './brand.ts'

/** The exact sentences of docs/specification.md §5 and §8; … stands for inserted text. */
const PRESCRIBED = `
First name and last name are required.
Email is required.
Password is required.
Passwords do not match.
Phone number is required.
Phone number must be exactly 10 digits.
Address is required.
You must accept the Terms and Conditions to create an account.
You must accept the Refund and Cancellation Policy to create an account.
You must agree to the Terms and Conditions
You must agree to the Privacy Policy
Invalid UPI ID format. Please use format: username@provider
Please enter a valid 6-digit verification code.
Please enter a valid 6-digit code.
Password must be at least 8 characters long.
Event Box Name is required
Lifafa Name is required
Location is required
Date of event is required
Groom's Name is required
Bride's Name is required
Poor
Fair
Good
Very Good
Excellent
Please enter a valid UPI ID (format: username@bank)
Please enter a valid UPI ID
Invalid UPI ID format
New passwords do not match
Please fill in all required fields
Email and password are required
Name, email, password and secret key are required
Passwords do not match
Please enter the OTP
Email and OTP are required
Email is required
All fields are required
Password must contain at least one special character
Failed to sign up. Please try again.
Invalid OTP. Please try again.
Invalid credentials. Please try again.
Login failed. Please try again.
Failed to create account. Please try again.
Failed to verify account. Please try again.
Failed to resend OTP. Please try again.
Failed to send reset code. Please try again.
Failed to reset password. Please try again.
Account created successfully! Please check your email for verification code.
Email verified successfully! Your account is now active.
Verification code sent! Please check your email.
Password reset successfully! You can now sign in.
Event box QR code created successfully!
Thank you for your feedback!
Successfully logged out. See you soon!
Event box updated successfully!
QR Code downloaded successfully
Message sent successfully! We'll be in touch soon.
CSV file downloaded successfully!
Profile updated successfully
Password changed successfully
User status updated to …
User deleted successfully
OTP verified successfully
Logged out successfully
Failed to fetch dashboard data
Failed to create QR code
Failed to fetch QR codes
Failed to create event box
Failed to update event box
Failed to load event box details
QR code element not found
Failed to generate QR code image
Failed to generate QR code for download
Failed to load custom font. Using fallback font.
Failed to create order
Failed to submit rating. Please try again.
Failed to load your previous rating
Couldn't share right now. Please try again.
Link copied to clipboard! Share it with your friends.
Couldn't copy the link automatically. Please copy it manually.
Couldn't copy the link. Please try again.
No response received from server
Failed to send contact form
Failed to send message. Please try again.
Razorpay SDK failed to load
We couldn't verify your payment. Please contact support if amount was deducted.
Failed to fetch guests. Please try again.
Request money is not available yet.
No guest data available to download.
Failed to download CSV. Please try again.
Failed to fetch user profile
Failed to update profile
Failed to change password
Failed to fetch dashboard stats: …
Failed to fetch users: …
Failed to update user status: …
Failed to delete user: …
Admin not authenticated
`
  .trim()
  .split('\n')

/** The texts of the screens, also prescribed (docs/specification.md §2 and §4). */
const ON_SCREENS = `
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

const SPECIFICATION = readFileSync(new URL('../../../docs/specification.md', import.meta.url), 'utf8')

const folder = new URL('./sentences/', import.meta.url)
const modules: Record<string, Record<string, unknown>>[] = await Promise.all(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => import(new URL(file, folder).href)),
)

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'function') return [value('…')]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)]
}
/** A text may occur several times within one entry, as the steps on every poster. */
const distinctTexts = (value: unknown): string[] => [...new Set(textsIn(value))]
const sentences = modules
  .flatMap((module) => Object.values(module))
  .flatMap((list) => Object.values(list).flatMap(distinctTexts))

describe('the sentences [sentences-1]', () => {
  test.each([...PRESCRIBED, ...ON_SCREENS])('%s', (sentence) => {
    expect(sentences.filter((one) => one === sentence)).toEqual([sentence])
  })

  test.each([...PRESCRIBED, ...ON_SCREENS])('in docs/specification.md stands: %s', (sentence) => {
    // The edit form's message has the product's name in place of “Event Box”.
    const prescribed = sentence.replace(`${PRODUCT_NAME} Name is`, 'Event Box Name is')
    const [first = '', ...rest] = prescribed.split('…')
    const after = rest.reduce((at, part) => SPECIFICATION.indexOf(part, at), SPECIFICATION.indexOf(first))
    expect(after, 'mend the sentence, not the specification').toBeGreaterThan(-1)
  })

  test('stand in one place each, ours too [sentences-2]', () => {
    // A word alone is a label: the address of a form and the column of a list happen to be called alike.
    const isLabel = (text: string) => /^\p{L}+$/u.test(text)
    const repeated = sentences.filter(
      (sentence, index) => sentences.indexOf(sentence) !== index && !isLabel(sentence),
    )
    expect(repeated).toEqual([])
  })
})
