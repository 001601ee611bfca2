// Telugu: its name in itself, in English and in Hindi, and Razorpay's code of it (docs/razorpay.md §5.4).
export const ownName = 'తెలుగు'
export const nameInEnglish = 'Telugu'
export const nameInHindi = 'तेलुगु'
export const checkoutCode = 'tel'
