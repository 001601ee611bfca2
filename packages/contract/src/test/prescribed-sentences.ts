// The sentences that the specification prescribes, as it writes them.

/** The exact sentences of docs/specification.md §5 and §8; … stands for inserted text. */
export const PRESCRIBED = `
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
