// Marathi: its name in itself, in English and in Hindi, and Razorpay's code of it (docs/razorpay.md §5.4).
export const ownName = 'मराठी'
export const nameInEnglish = 'Marathi'
export const nameInHindi = 'मराठी'
export const checkoutCode = 'mar'
