// Bengali: its name in itself, in English and in Hindi, and Razorpay's code of it (docs/razorpay.md §5.4).
export const ownName = 'বাংলা'
export const nameInEnglish = 'Bengali'
export const nameInHindi = 'बांग्ला'
export const checkoutCode = 'ben'
