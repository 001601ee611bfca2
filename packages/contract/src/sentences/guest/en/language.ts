// English: its name in itself, in English and in Hindi, and Razorpay's code of it (docs/razorpay.md §5.4).
export const ownName = 'English'
export const nameInEnglish = 'English'
export const nameInHindi = 'अंग्रेज़ी'
export const checkoutCode = 'en'
