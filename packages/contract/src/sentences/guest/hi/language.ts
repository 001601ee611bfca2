// Hindi: its name in itself, in English and in Hindi, and Razorpay's code of it (docs/razorpay.md §5.4).
export const ownName = 'हिन्दी'
export const nameInEnglish = 'Hindi'
export const nameInHindi = 'हिन्दी'
export const checkoutCode = 'hi'
