// Tamil: its name in itself, in English and in Hindi, and Razorpay's code of it (docs/razorpay.md §5.4).
export const ownName = 'தமிழ்'
export const nameInEnglish = 'Tamil'
export const nameInHindi = 'तमिल'
export const checkoutCode = 'tam'
