// Gujarati: its name in itself, in English and in Hindi, and Razorpay's code of it (docs/razorpay.md §5.4).
export const ownName = 'ગુજરાતી'
export const nameInEnglish = 'Gujarati'
export const nameInHindi = 'गुजराती'
export const checkoutCode = 'guj'
